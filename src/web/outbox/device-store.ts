import { createStore, type UseStore } from 'idb-keyval';
import type { Entry } from './entry.ts';
import type { EntryQueue } from './send.ts';

/** The outbox in IndexedDB, for all pages of this browser and its service worker. */
export interface EntryStore extends EntryQueue {
  /** With `replaces`, it takes the place of its owner's other entries of the resource. */
  add(entry: Entry, replaces?: boolean): Promise<void>;
  changeAll(change: (entry: Entry) => Entry | null): Promise<void>;
}

/** Shorter than the server remembers an idempotency key. */
const maxAgeMs = 30 * 24 * 3_600_000;
/** IndexedDB may never answer, as once in WebKitGTK. */
const maxWaitMs = 3_000;

const storeName = 'entries';

let opened: UseStore | undefined;
let connection: IDBDatabase | undefined;
const inStore: UseStore = (mode, work) => {
  opened ??= createStore('village-arena-outbox', storeName);
  const withConnection = opened(mode, (rows) => {
    connection = rows.transaction.db;
    return work(rows);
  });
  const tooLong = new Promise<never>((_, reject) => setTimeout(reject, maxWaitMs, new Error('IndexedDB hangs')));
  return Promise.race([withConnection, tooLong]);
};

export const deviceStore: EntryStore = {
  all: () =>
    inStore('readonly', (rows) => {
      const all: IDBRequest<Entry[]> = rows.getAll();
      // Ends without this page, so that no press waits for it.
      rows.transaction.commit();
      return done(rows.transaction).then(() => all.result.filter((entry) => !isOld(entry)).sort((a, b) => a.at - b.at));
    }),
  add: async (entry, replaces = false) => {
    if (!replaces && (await addAtOnce(entry))) return;
    await inStore('readwrite', (rows) => {
      if (replaces) changeEach(rows, (other) => (isReplaced(other, entry) ? null : other));
      rows.put(entry, entry.id);
      return done(rows.transaction);
    });
  },
  change: (ids, change) =>
    inStore('readwrite', (rows) => {
      for (const id of ids) {
        const request: IDBRequest<Entry | undefined> = rows.get(id);
        request.onsuccess = () => request.result && replaceRow(rows, request.result, change(request.result));
      }
      return done(rows.transaction);
    }),
  changeAll: (change) =>
    inStore('readwrite', (rows) => {
      changeEach(rows, (entry) => (isOld(entry) ? null : change(entry)));
      return done(rows.transaction);
    }),
};

/** Writes before the press that caused it is drawn, as a killed browser may never draw it. Resolves to whether that worked. */
function addAtOnce(entry: Entry): Promise<boolean> | false {
  try {
    const transaction = connection?.transaction(storeName, 'readwrite');
    if (!transaction) return false;
    transaction.objectStore(storeName).put(entry, entry.id);
    transaction.commit();
    return done(transaction).then(
      () => true,
      () => false,
    );
  } catch {
    // The browser has closed the connection.
    connection = undefined;
    return false;
  }
}

const isOld = ({ at }: Entry): boolean => at <= Date.now() - maxAgeMs;

export const isReplaced = (other: Entry, by: Entry): boolean =>
  other.owner === by.owner && other.resource === by.resource;

function changeEach(rows: IDBObjectStore, change: (entry: Entry) => Entry | null): void {
  const all: IDBRequest<Entry[]> = rows.getAll();
  // The result holds only rows from before this call, so a row that the same transaction puts afterwards stays.
  all.onsuccess = () => {
    for (const entry of all.result) replaceRow(rows, entry, change(entry));
  };
}

function replaceRow(rows: IDBObjectStore, entry: Entry, changed: Entry | null): void {
  if (changed === entry) return;
  rows.delete(entry.id);
  if (changed) rows.put(changed, changed.id);
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
