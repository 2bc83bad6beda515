import type { QueryClient } from '@tanstack/react-query';
import { currentUserId, onSessionChange } from '#web/session/session.ts';
import { arrived } from '#web/ui/lazy-part.tsx';
import { pendingTapsPrefix } from './pending-taps-prefix.ts';

/** Sends what a scorer's phone kept, whatever screen is open; who never scored loads nothing for it. */
export function resumeOutbox(client: QueryClient) {
  const look = () => {
    if (hasPendingTaps()) void arrived(() => import('./open-outbox.ts')).then(({ openOutbox }) => openOutbox(client));
  };
  onSessionChange(look);
  look();
}

function hasPendingTaps(): boolean {
  const accountId = currentUserId();
  try {
    return accountId !== null && Object.keys(localStorage).some((key) => key.startsWith(pendingTapsPrefix(accountId)));
  } catch {
    return false;
  }
}
