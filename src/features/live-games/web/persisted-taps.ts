import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { PressedEvent } from '../contract.ts';
import { tapsDatabase } from './pending-taps-prefix.ts';

let opened: UseStore | undefined;
const inStore: UseStore = (mode, work) => {
  opened ??= createStore(tapsDatabase, 'taps');
  return opened(mode, work);
};

/** By the same keys as in localStorage, which browsers write to the disk many seconds later: one that is killed before loses it. */
export const persistTap = (key: string, event: PressedEvent): void => void quietly(() => set(key, event, inStore));

export const forgetTaps = (keys: string[]): void => void quietly(() => delMany(keys, inStore));

export async function persistedTaps(prefix: string): Promise<[key: string, event: PressedEvent][]> {
  const all = (await quietly(() => entries<string, PressedEvent>(inStore))) ?? [];
  return all.filter(([key]) => key.startsWith(prefix));
}

/** Where a browser has no database, localStorage is all there is. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
