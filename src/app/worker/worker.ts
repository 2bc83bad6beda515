// The service worker of the app: what it does, one line for each. Features bring the rest in their folder `worker/`.
import { showNews } from '#features/device/push/worker/push.ts';
import { keepCode, keepConsoleForOfficers, takeOver } from '#features/device/pwa/worker/code.ts';
import { openOffline } from '#features/device/pwa/worker/navigations.ts';
import { scope } from '#features/device/pwa/worker/scope.ts';
import { sendLater } from '#features/device/pwa/worker/send-queued.ts';

takeOver();
openOffline(keepCode());
showNews(scope);
sendLater();
keepConsoleForOfficers();
