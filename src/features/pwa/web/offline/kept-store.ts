import type { DehydratedState } from '@tanstack/react-query';
import { createStore, type UseStore } from 'idb-keyval';
import type { SourceRendered } from '#web/live/sources.ts';
import type { Session } from '#web/session/session.ts';

/** An answer as it was last known, with the time of it and what the server said of it. */
export interface KeptQuery {
  query: DehydratedState['queries'][number];
  source: SourceRendered | null;
  bytes: number;
}

export interface Kept {
  session: Session;
  queries: KeptQuery[];
}

interface Owner {
  session: Session;
  build: string | null;
  /** When the main screens were last read ahead, in milliseconds since 1970. */
  warmedAt?: number;
  /** Games that were taken along, by their ids: when, and with which build. */
  taken?: Record<number, { at: number; build: string | null }>;
}

const ownerKey = 'owner';
/** Far longer than a slow phone takes for all that may be kept. */
const longestReadMs = 5_000;
const keptMs = 7 * 24 * 3_600_000;
const mostBytes = 4_000_000;
const warmMs = 3 * 3_600_000;
/** A game that was taken along is over by then. */
const takenMs = 24 * 3_600_000;

let opened: UseStore | undefined;
const inStore: UseStore = (mode, work) => {
  opened ??= createStore('village-arena-kept', 'answers');
  return opened(mode, work);
};

/**
 * Begins for this person: what another one left goes, and what another build kept, whose answers may have another shape. Answers
 * which games they had taken along with another build.
 */
export const keepFor = (session: Session, build: string | null): Promise<number[]> =>
  inStore('readwrite', (rows) => {
    let owner: Owner = { session, build };
    const asked: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    asked.onsuccess = () => {
      const before = asked.result?.session.userId === session.userId ? asked.result : undefined;
      if (before?.build === build) owner = { ...before, session };
      else {
        rows.clear();
        owner = { ...owner, ...(before?.taken && { taken: before.taken }) };
      }
      rows.put(owner, ownerKey);
    };
    return done(rows.transaction).then(() => takenWithOthers(owner));
  });

const takenWithOthers = ({ taken = {}, build }: Owner): number[] =>
  Object.entries(taken).flatMap(([gameId, one]) =>
    one.build !== build && one.at > Date.now() - takenMs ? Number(gameId) : [],
  );

export const noteTakenGame = (owner: number, gameId: number): Promise<void> =>
  inStore('readwrite', (rows) => {
    const asked: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    asked.onsuccess = () => {
      const known = asked.result;
      if (known?.session.userId !== owner) return;
      const taken = { ...known.taken, [gameId]: { at: Date.now(), build: known.build } };
      rows.put({ ...known, taken } satisfies Owner, ownerKey);
    };
    return done(rows.transaction);
  });

/** Whether it is time to read the main screens ahead again; says so once. */
export const isWarmUpDue = (): Promise<boolean> =>
  inStore('readwrite', (rows) => {
    let isDue = false;
    const asked: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    asked.onsuccess = () => {
      isDue = asked.result !== undefined && Math.abs(Date.now() - (asked.result.warmedAt ?? 0)) > warmMs;
      if (isDue) rows.put({ ...asked.result, warmedAt: Date.now() }, ownerKey);
    };
    return done(rows.transaction).then(() => isDue);
  });

/** Another tab may have logged out meanwhile: then nothing of this person is kept any more. */
export const keepAnswers = (owner: number, answers: readonly KeptQuery[]): Promise<void> =>
  inStore('readwrite', (rows) => {
    const asked: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    asked.onsuccess = () => {
      if (asked.result?.session.userId !== owner) return;
      for (const answer of answers) rows.put(answer, answer.query.queryHash);
    };
    return done(rows.transaction);
  });

export const forgetKept = (): Promise<void> =>
  inStore('readwrite', (rows) => {
    rows.clear();
    return done(rows.transaction);
  });

/** Null also where the browser's store never answers, as WebKitGTK's did once: the app opens without. */
export const readKept = (build: string | null): Promise<Kept | null> =>
  Promise.race([readWhole(build), new Promise<null>((resolve) => setTimeout(resolve, longestReadMs, null))]);

const readWhole = (build: string | null): Promise<Kept | null> =>
  inStore('readonly', (rows) => {
    const owner: IDBRequest<Owner | undefined> = rows.get(ownerKey);
    const all: IDBRequest<(KeptQuery | Owner)[]> = rows.getAll();
    return done(rows.transaction).then(() => {
      if (!owner.result || owner.result.build !== build) return null;
      return { session: owner.result.session, queries: all.result.filter(isQuery).filter(isRecent) };
    });
  });

/** What is old goes, and beyond the bound the oldest. */
export async function tidyKept(): Promise<void> {
  await inStore('readwrite', (rows) => {
    const all: IDBRequest<(KeptQuery | Owner)[]> = rows.getAll();
    all.onsuccess = () => {
      let bytes = 0;
      const newestFirst = all.result.filter(isQuery).sort((a, b) => updatedAt(b) - updatedAt(a));
      for (const kept of newestFirst) {
        bytes += kept.bytes;
        if (bytes > mostBytes || !isRecent(kept)) rows.delete(kept.query.queryHash);
      }
    };
    return done(rows.transaction);
  });
}

const updatedAt = ({ query }: KeptQuery): number => query.state.dataUpdatedAt;
const isRecent = (kept: KeptQuery): boolean => updatedAt(kept) > Date.now() - keptMs;
const isQuery = (row: KeptQuery | Owner): row is KeptQuery => 'query' in row;

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
