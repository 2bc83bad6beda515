import { createStore, type UseStore } from 'idb-keyval';
import { newId } from '#shared/new-id.ts';
import type { WaitingWrite } from '#shared/waiting.ts';

/** The tag of the background sync with which a browser wakes the service worker once the network is back. */
export const waitingTag = 'waiting-writes';

const maxDurationMs = 20_000;

export interface Sending {
  /** Sends only the writes of this account; if omitted, of any account (the server accepts those of the session). */
  account?: number | undefined;
  onSent?: (write: WaitingWrite, response: Response) => void;
  onRefused?: (write: WaitingWrite, reason: string) => void;
}

/**
 * Sends the waiting writes in order; pages and the service worker take turns. Resolves to whether to try again soon. That excludes
 * refused writes, which wait for their author, and those of another account, which wait for its login.
 */
export const sendWaiting = (store: WaitingStore, sending: Sending = {}): Promise<boolean> =>
  inTurn(() => sendAll(store, sending));

async function sendAll(store: WaitingStore, sending: Sending): Promise<boolean> {
  const tried = new Set<string>();
  const elsewhere = new Set<number>();
  const postponed = new Set<string>();
  const isNext = ({ id, account, about, refusal }: WaitingWrite) =>
    refusal === undefined &&
    !tried.has(id) &&
    !elsewhere.has(account) &&
    !postponed.has(about) &&
    (sending.account === undefined || sending.account === account);
  for (;;) {
    const write = (await store.all()).find(isNext);
    if (!write) return postponed.size > 0;
    tried.add(write.id);
    const response = await send(write);
    if (response === null) return true;
    if (response.status === 401) elsewhere.add(write.account);
    // Later writes about the same thing depend on this one, so they wait too.
    else if (isForLater(response)) postponed.add(write.about);
    else await note(store, sending, write, response);
  }
}

/** Null if no response came; the write may have arrived all the same. */
async function send(write: WaitingWrite): Promise<Response | null> {
  const { method, path, account, id } = write;
  const headers = { accept: 'application/json', 'idempotency-key': id, 'x-account': String(account) };
  const signal = AbortSignal.timeout(maxDurationMs);
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal };
  try {
    return await fetch(path, withBody(init, write));
  } catch {
    return null;
  }
}

function withBody(init: RequestInit, { body, file }: WaitingWrite): RequestInit {
  if (!file) {
    if (body === undefined) return init;
    return { ...init, headers: { ...init.headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.set(name, String(value));
  form.set(file.field, file.content, file.name);
  return { ...init, body: form };
}

/** The server is busy, or the response is not from the app but from something in between, such as a proxy. */
const isForLater = ({ status, headers }: Response): boolean =>
  status === 429 || status >= 500 || !headers.get('content-type')?.startsWith('application/json');

async function note(store: WaitingStore, sending: Sending, write: WaitingWrite, response: Response): Promise<void> {
  const body: { message?: unknown; repeated?: unknown } = await response
    .clone()
    .json()
    .catch(() => ({}));
  const reason = response.ok ? null : String(body.message ?? 'Something went wrong. Please try again.');
  const wasRewritten = response.ok && body.repeated === true && write.edits > 0;
  if (reason === null && !wasRewritten) sending.onSent?.(write, response);
  else sending.onRefused?.(write, reason ?? arrivedBefore);
  await store.change(write.id, (now) => {
    // The author edited the write while it was being sent.
    if (now.edits !== write.edits) return now;
    if (wasRewritten) return { ...now, refusal: arrivedBefore, edits: 0, id: newId() };
    return reason === null ? null : { ...now, refusal: reason };
  });
}

/** For a write that was edited after its first version had arrived, whose response was lost. */
const arrivedBefore = 'It had arrived already, as you first wrote it. Try again to send this one too.';

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(waitingTag, work) : work();

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
const maxStoredMs = 30 * 24 * 3_600_000;

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

const isOld = ({ at }: WaitingWrite): boolean => at <= Date.now() - maxStoredMs;

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
