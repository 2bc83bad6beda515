import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';
import { createStore, type UseStore } from 'idb-keyval';
import { deviceDays } from '#shared/device-storage.ts';
import { getSource, type SourceRendered } from '#web/live/sources.ts';
import type { Session } from '#web/session/session.ts';

/** The last known data of a query, with its time and its source metadata from the server. */
export interface PersistedQuery {
  query: DehydratedState['queries'][number];
  source: SourceRendered | null;
  bytes: number;
}

export interface PersistedState {
  session: Session;
  queries: PersistedQuery[];
}

interface Owner {
  session: Session;
  build: string | null;
  /** When the main screens were last prefetched, in milliseconds since 1970. */
  prefetchedAt?: number;
  /** When and with which build games were taken along, keyed by their ids. */
  taken?: Record<number, { at: number; build: string | null }>;
}

const ownerKey = 'owner';
/** Far longer than a slow phone takes to read all stored data. */
const maxReadMs = 5_000;
const persistedMs = deviceDays * 24 * 3_600_000;
const maxBytes = 4_000_000;
const prefetchEveryMs = 3 * 3_600_000;
/** By then, a game that was taken along is over. */
const takenMs = 24 * 3_600_000;

let opened: UseStore | undefined;
const inStore: UseStore = (mode, work) => {
  opened ??= createStore('village-arena-kept', 'answers');
  return opened(mode, work);
};

/**
 * Prepares the store for this person. Clears data of another person, and of another build, whose responses may have another
 * shape. Resolves to the games that this person had taken along with another build.
 */
export const persistFor = (session: Session, build: string | null): Promise<number[]> =>
  inStore('readwrite', (rows) => {
    let owner: Owner = { session, build };
    const request: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    request.onsuccess = () => {
      const before = request.result?.session.userId === session.userId ? request.result : undefined;
      if (before?.build === build) owner = { ...before, session };
      else {
        rows.clear();
        owner = { ...owner, ...(before?.taken && { taken: before.taken }) };
      }
      rows.put(owner, ownerKey);
    };
    return done(rows.transaction).then(() => takenWithOtherBuilds(owner));
  });

const takenWithOtherBuilds = ({ taken = {}, build }: Owner): number[] =>
  Object.entries(taken).flatMap(([gameId, one]) =>
    one.build !== build && one.at > Date.now() - takenMs ? Number(gameId) : [],
  );

export const noteTakenGame = (owner: number, gameId: number): Promise<void> =>
  inStore('readwrite', (rows) => {
    const request: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    request.onsuccess = () => {
      const known = request.result;
      if (known?.session.userId !== owner) return;
      const taken = { ...known.taken, [gameId]: { at: Date.now(), build: known.build } };
      rows.put({ ...known, taken } satisfies Owner, ownerKey);
    };
    return done(rows.transaction);
  });

/** Whether to prefetch the main screens again. Records the time, so that only one caller is told to. */
export const isPrefetchDue = (): Promise<boolean> =>
  inStore('readwrite', (rows) => {
    let isDue = false;
    const request: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    request.onsuccess = () => {
      isDue =
        request.result !== undefined && Math.abs(Date.now() - (request.result.prefetchedAt ?? 0)) > prefetchEveryMs;
      if (isDue) rows.put({ ...request.result, prefetchedAt: Date.now() }, ownerKey);
    };
    return done(rows.transaction).then(() => isDue);
  });

/** Stores nothing if another tab has logged the person out meanwhile. */
export const persistResponses = (owner: number, responses: readonly PersistedQuery[]): Promise<void> =>
  inStore('readwrite', (rows) => {
    const request: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    request.onsuccess = () => {
      if (request.result?.session.userId !== owner) return;
      for (const response of responses) rows.put(response, response.query.queryHash);
    };
    return done(rows.transaction);
  });

export const forgetPersisted = (): Promise<void> =>
  inStore('readwrite', (rows) => {
    rows.clear();
    return done(rows.transaction);
  });

/** Also null if IndexedDB never answers, as once in WebKitGTK, so that the app still opens. */
export const readPersisted = (build: string | null): Promise<PersistedState | null> =>
  Promise.race([readWhole(build), new Promise<null>((resolve) => setTimeout(resolve, maxReadMs, null))]);

const readWhole = (build: string | null): Promise<PersistedState | null> =>
  inStore('readonly', (rows) => {
    const owner: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    const all: IDBRequest<(PersistedQuery | Owner)[]> = rows.getAll();
    return done(rows.transaction).then(() => {
      if (!owner.result || owner.result.build !== build) return null;
      return { session: owner.result.session, queries: all.result.filter(isQuery).filter(isRecent) };
    });
  });

/** Deletes old data, and the oldest beyond the size limit. */
export async function tidyPersisted(): Promise<void> {
  await inStore('readwrite', (rows) => {
    const all: IDBRequest<(PersistedQuery | Owner)[]> = rows.getAll();
    all.onsuccess = () => {
      let bytes = 0;
      const newestFirst = all.result.filter(isQuery).sort((a, b) => updatedAt(b) - updatedAt(a));
      for (const persisted of newestFirst) {
        bytes += persisted.bytes;
        if (bytes > maxBytes || !isRecent(persisted)) rows.delete(persisted.query.queryHash);
      }
    };
    return done(rows.transaction);
  });
}

const updatedAt = ({ query }: PersistedQuery): number => query.state.dataUpdatedAt;
const isRecent = (persisted: PersistedQuery): boolean => updatedAt(persisted) > Date.now() - persistedMs;
const isQuery = (row: PersistedQuery | Owner): row is PersistedQuery => 'query' in row;

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Larger than the response of any screen. */
const maxBytesEach = 400_000;

/** The data of these queries in the form that is stored. */
export const pickResponses = (client: QueryClient, queries: Iterable<Query>): PersistedQuery[] =>
  [...queries]
    .filter(({ state }) => state.data !== undefined)
    .map((query) => ({
      query: dehydrated(query),
      source: storedSource(client, query.queryHash),
      bytes: JSON.stringify(query.state.data).length,
    }))
    .filter(({ bytes }) => bytes <= maxBytesEach);

/** In the form of `hydrate`. TanStack's `dehydrate` would add code to every page, and would include a failed refetch. */
const dehydrated = ({ queryHash, queryKey, queryType, state }: Query): PersistedQuery['query'] => ({
  queryHash,
  queryKey,
  dehydratedAt: Date.now(),
  ...(queryType && { queryType }),
  state: { ...state, error: null, isInvalidated: false, status: 'success', fetchStatus: 'idle' },
});

function storedSource(client: QueryClient, hash: string): PersistedQuery['source'] {
  const source = getSource(client.getQueryCache().get(hash));
  return source ? { tags: source.tags, rows: source.rows, shows: source.shows } : null;
}
