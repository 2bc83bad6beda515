import { onlineManager } from '@tanstack/react-query';
import type { Entry } from '../entry.ts';
import { type AccountOutbox, provideOutbox, showQueued } from '../queued.ts';

/** The outbox of an account in memory, which sends nothing. Closing it sets the app online again. */
export function openFakeOutbox(owner = 3) {
  let entries: readonly Entry[] = [];
  const show = (next: readonly Entry[]) => {
    entries = next;
    showQueued(entries);
  };
  const outbox: AccountOutbox = {
    queue: async (entry, replaces) => {
      const others = entries.filter(({ resource }) => !replaces || resource !== entry.resource);
      show([...others, { ...entry, owner, at: Date.now(), edits: 0 }]);
      return true;
    },
    sendFirst: async () => undefined,
    supersede: async (resource) => show(entries.filter((entry) => entry.resource !== resource)),
    forget: async (account) => show(entries.filter((entry) => entry.owner !== account)),
    open: () => undefined,
    remove: async ({ id }) => show(entries.filter((entry) => entry.id !== id)),
    retry: async () => undefined,
    rewrite: async () => undefined,
  };
  provideOutbox(outbox);
  return {
    outbox,
    show,
    entries: () => entries,
    close: () => {
      provideOutbox(null);
      onlineManager.setOnline(true);
      show([]);
    },
  };
}
