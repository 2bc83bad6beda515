import type { QueryClient } from '@tanstack/react-query';
import { currentUserId, onSessionChange } from '#web/session/session.ts';
import { arrived } from '#web/ui/lazy-component.tsx';
import { pendingTapsPrefix, tapsDatabase } from './pending-taps-prefix.ts';

/** Sends what this phone still keeps, whatever page is open. Devices that never scored load no code for it. */
export function resumeOutbox(client: QueryClient) {
  const check = async () => {
    if (hasPendingTaps() || (await mayHavePersisted())) {
      const { openOutbox } = await arrived(() => import('./open-outbox.ts'));
      if (currentUserId() !== null) openOutbox(client);
    }
  };
  onSessionChange(() => void check());
  void check();
}

function hasPendingTaps(): boolean {
  const accountId = currentUserId();
  try {
    return accountId !== null && Object.keys(localStorage).some((key) => key.startsWith(pendingTapsPrefix(accountId)));
  } catch {
    return false;
  }
}

/** A killed browser may have lost its localStorage. A browser that has scored has the database too. */
async function mayHavePersisted(): Promise<boolean> {
  if (currentUserId() === null) return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === tapsDatabase);
  } catch {
    return false;
  }
}
