// The service worker of the app: what it does, one line for each. Features bring the rest in their folder `worker/`.
import { showNews } from '#features/push/worker/push.ts';
import { keepCode, keepConsoleForOfficers, takeOver } from '#features/pwa/worker/code.ts';
import { openOffline } from '#features/pwa/worker/navigations.ts';
import { scope } from '#features/pwa/worker/scope.ts';
import { sendLater } from '#features/pwa/worker/send-queued.ts';

takeOver();
openOffline(keepCode());
showNews(scope);
sendLater();
keepConsoleForOfficers();
