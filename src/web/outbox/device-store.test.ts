import { afterEach, expect, test, vi } from 'vitest';
import { deviceStore } from './device-store.ts';
import type { Entry } from './entry.ts';

const stored: Entry[] = [];

/** Rows come by key, as from IndexedDB, and not in the order in which they were added. */
vi.mock('idb-keyval', () => ({
  createStore: () => async (_: string, work: (rows: unknown) => unknown) => {
    const transaction = { db: undefined, commit: () => setTimeout(() => Reflect.get(transaction, 'oncomplete')?.()) };
    return work({ transaction, getAll: () => ({ result: stored.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }) });
  },
}));
afterEach(() => void stored.splice(0));

const entry = (id: string, at: number): Entry => ({
  ...{ id, at, owner: 3, method: 'POST', path: '/api/games/7/comments', body: {} },
  ...{ resource: 'comments:game:7', label: id, edits: 0 },
});

test('reads the oldest entry first, as the service worker sends them in this order', async () => {
  const now = Date.now();
  stored.push(entry('b', now - 3), entry('c', now - 2), entry('a', now - 1));
  expect((await deviceStore.all()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
