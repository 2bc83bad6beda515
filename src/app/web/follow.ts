import type { QueryClient } from '@tanstack/react-query';
import { resumeOutbox } from '#features/live-games/web/resume-outbox.ts';
import { followLook } from '#features/settings/web/follow-look.ts';
import { followChanges } from '#web/live/follow.ts';
import { greetNewcomer } from '#web/newcomer.ts';

/** What keeps an open page as the village is; it comes when the first screen is there. */
export function follow(client: QueryClient) {
  followChanges(client);
  followLook(client);
  resumeOutbox(client);
  greetNewcomer();
}
