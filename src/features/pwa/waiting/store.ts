import { createStore, type UseStore } from 'idb-keyval';
import type { WaitingWrite } from '#shared/waiting.ts';

export interface WaitingStore {
  /** All waiting writes, oldest first. */
  all(): Promise<WaitingWrite[]>;
  /** Adds a write. With `replaces`, it takes the place of the account's other writes about the same thing. */
  add(write: WaitingWrite, replaces?: boolean): Promise<void>;
  /** Changes a write if it is still stored; null removes it. */
  change(id: string, change: (write: WaitingWrite) => WaitingWrite | null): Promise<void>;
  /** Removes all writes of an account after its logout. */
  forget(account: number): Promise<void>;
}

/** The BroadcastChannel on which pages and the service worker announce changes of the queue. */
export const waitingChannel = 'village-arena-waiting';

/** Shorter than the server remembers an idempotency key. */
const longestStoredMs = 30 * 24 * 3_600_000;

let opened: UseStore | undefined;
const inStore: UseStore = (mode, work) => {
  opened ??= createStore('village-arena-waiting', 'writes');
  return opened(mode, work);
};

export const waitingStore: WaitingStore = {
  all: () =>
    inStore('readonly', (rows) => {
      const all: IDBRequest<WaitingWrite[]> = rows.getAll();
      return done(rows.transaction).then(() => all.result.filter((write) => !isOld(write)).sort((a, b) => a.at - b.at));
    }),
  add: (write, replaces = false) =>
    changing((rows) => {
      if (replaces) deleteWhere(rows, (other) => other.account === write.account && other.about === write.about);
      rows.put(write, write.id);
    }),
  change: (id, change) =>
    changing((rows) => {
      const request: IDBRequest<WaitingWrite | undefined> = rows.get(id);
      request.onsuccess = () => {
        const changed = request.result && change(request.result);
        if (request.result) rows.delete(id);
        if (changed) rows.put(changed, changed.id);
      };
    }),
  forget: (account) => changing((rows) => deleteWhere(rows, (write) => write.account === account || isOld(write))),
};

const isOld = ({ at }: WaitingWrite): boolean => at <= Date.now() - longestStoredMs;

function deleteWhere(rows: IDBObjectStore, isMatch: (write: WaitingWrite) => boolean): void {
  const all: IDBRequest<WaitingWrite[]> = rows.getAll();
  // The result holds only rows from before this call, so a row that the same transaction puts afterwards stays.
  all.onsuccess = () => {
    for (const write of all.result) if (isMatch(write)) rows.delete(write.id);
  };
}

async function changing(work: (rows: IDBObjectStore) => void): Promise<void> {
  await inStore('readwrite', (rows) => {
    work(rows);
    return done(rows.transaction);
  });
  const channel = new BroadcastChannel(waitingChannel);
  channel.postMessage('changed');
  channel.close();
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
