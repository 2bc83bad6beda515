import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { PressedEvent } from '../contract.ts';
import { tapsDatabase } from './pending-taps-prefix.ts';

let opened: UseStore | undefined;
const inStore: UseStore = (mode, work) => {
  opened ??= createStore(tapsDatabase, 'taps');
  return opened(mode, work);
};

/** Uses the keys of localStorage. Browsers write that to disk many seconds later, so a killed browser loses it. */
export const persistTap = (key: string, tap: StoredTap): void => void quietly(() => set(key, tap, inStore));

/** An event with the session in which it was pressed. */
export type StoredTap = PressedEvent & { session?: string };

export const forgetTaps = (keys: string[]): void => void quietly(() => delMany(keys, inStore));

export async function persistedTaps(prefix: string): Promise<[key: string, tap: StoredTap][]> {
  const all = (await quietly(() => entries<string, StoredTap>(inStore))) ?? [];
  return all.filter(([key]) => key.startsWith(prefix));
}

/** Stores this browser's session in the same database. */
export const persistSession = (key: string, session: string): void => void quietly(() => set(key, session, inStore));

export const persistedSession = (key: string): Promise<string | null> =>
  quietly(async () => (await get<string>(key, inStore)) ?? null);

/** If the browser has no IndexedDB, localStorage is the only copy. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
