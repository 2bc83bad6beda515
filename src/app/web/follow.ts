import type { QueryClient } from '@tanstack/react-query';
import { resumeOutbox } from '#features/live-games/web/resume-outbox.ts';
import { followPush } from '#features/push/web/follow-push.ts';
import { followApp } from '#features/pwa/web/follow-app.ts';
import { followLook } from '#features/settings/web/follow-look.ts';
import { followChanges } from '#web/live/follow.ts';
import { newcomerKey } from '#web/session/session-calls.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { warmUp } from './warm-up.ts';

/** What keeps an open page as the village is; it comes when the first screen is there. */
export function follow(client: QueryClient) {
  followChanges(client);
  followLook(client);
  resumeOutbox(client);
  followApp(client, () => warmUp(client));
  followPush();
  greetNewcomer();
}

/** Says for whom the page was opened anew, if it was. */
function greetNewcomer() {
  const displayName = sessionStorage.getItem(newcomerKey);
  if (displayName === null) return;
  sessionStorage.removeItem(newcomerKey);
  toast({
    title: `You are logged in as ${displayName}`,
    description: 'The page was reloaded. What was typed before has not been sent.',
  });
}
