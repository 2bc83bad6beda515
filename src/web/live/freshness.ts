import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { type CacheTag, everything, getId, getKind, toWildcard } from '#shared/cache-tags.ts';
import { ApiError } from '../api/api.ts';
import { readOptions } from '../api/requests.ts';
import { patchedRows, putRow } from './patches.ts';
import { getSource } from './sources.ts';

interface ChangedRow {
  path: string;
  id: number;
  change: number;
  queries: Query[];
}

/** Reads a row that changed, and shows it in the lists that hold it. */
async function refreshRow(client: QueryClient, changed: ChangedRow): Promise<void> {
  const holding = changed.queries.filter(({ state }) => hasRow(state.data, changed.id));
  if (!holding.some((query) => query.isActive())) {
    for (const query of holding) query.invalidate();
    return;
  }
  try {
    const { row, shows } = await readRow(client, changed);
    const older = holding.filter((query) => (getSource(query)?.shows ?? 0) < shows);
    for (const query of older) putRow(client, query, changed.id, () => row);
  } catch (error) {
    const isNotFound = error instanceof ApiError && error.status === 404;
    for (const query of holding) {
      query.invalidate();
      // A row that was deleted or hidden must leave the list.
      if (isNotFound) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}

/** The row including the change. The first fetch may join one that began before the change, so a second may follow. */
async function readRow(client: QueryClient, { path, id, change }: ChangedRow): Promise<{ row: object; shows: number }> {
  const options = { ...readOptions(`${path}/${id}`), staleTime: 0 };
  const shows = () => getSource(client.getQueryCache().get(hashKey(options.queryKey)))?.shows ?? 0;
  const row = () => client.getQueryData(options.queryKey);
  if (shows() < change || !row()) await client.fetchQuery(options);
  if (shows() < change) await client.fetchQuery(options);
  return { row: row() ?? {}, shows: shows() };
}

const hasRow = (data: unknown, id: number): boolean => patchedRows(data, id, () => ({})) !== data;

/** By query: the changes during its fetch, which its response may not include. */
const meanwhile = new WeakMap<Query, ChangedTags>();

/** Refetches the queries with these tags that do not show the changes yet. */
export function refreshChanged(client: QueryClient, changed: ChangedTags): void {
  const queries = client.getQueryCache().getAll();
  for (const query of queries.filter(isUnderWay)) {
    meanwhile.set(query, new Map([...(meanwhile.get(query) ?? []), ...changed]));
  }
  refreshThose(client, queries, changed);
}

export function refreshResponse(client: QueryClient, query: Query): void {
  const changed = meanwhile.get(query);
  meanwhile.delete(query);
  if (changed) refreshThose(client, [query], changed);
}

function refreshThose(client: QueryClient, queries: readonly Query[], changed: ChangedTags): void {
  const rows = new Map<string, ChangedRow>();
  for (const query of queries) {
    const unshown = unshownBy(query, changed);
    if (unshown.length === 0) continue;
    const ofQuery = changedRows(query, unshown);
    if (!ofQuery) refetch(client, query);
    else for (const row of ofQuery) gather(rows, row);
  }
  for (const row of rows.values()) void refreshRow(client, row);
}

function refetch(client: QueryClient, query: Query): void {
  if (isUnderWay(query)) query.invalidate();
  else void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

const isUnderWay = (query: Query): boolean => query.state.fetchStatus === 'fetching';

type Unshown = readonly (readonly [tag: CacheTag, change: number])[];

function unshownBy(query: Query, changed: ChangedTags): Unshown {
  const source = getSource(query);
  const queryTags = source?.tags ?? [];
  const latestShown = (tag: CacheTag) => Math.max(source?.shows ?? 0, source?.applied.get(tag) ?? 0);
  const isUnshown = (tag: CacheTag, change: number) => change > latestShown(tag) || query.state.isInvalidated;
  return [...changed].filter(([tag, change]) => isTouchedBy(queryTags, tag) && isUnshown(tag, change));
}

/** The rows of the query that changed; null when it has to be refetched as a whole. */
function changedRows(query: Query, unshown: Unshown): ChangedRow[] | null {
  const { resourceName, path = null } = getSource(query)?.rows ?? {};
  if (path === null || query.state.isInvalidated) return null;
  const rows = unshown.map(([tag, change]) => ({ path, change, id: rowId(tag, resourceName), queries: [query] }));
  return rows.every((row): row is ChangedRow => row.id !== null) ? rows : null;
}

function gather(rows: Map<string, ChangedRow>, row: ChangedRow): void {
  const address = `${row.path}/${row.id}`;
  const existing = rows.get(address);
  if (existing) existing.queries.push(...row.queries);
  else rows.set(address, row);
}

function rowId(tag: CacheTag, resourceName: string | undefined): number | null {
  const id = getId(tag) ?? '';
  return getKind(tag) === resourceName && /^\d+$/.test(id) ? Number(id) : null;
}

/** Whether a query with the tags `queryTags` is stale after a change of this tag; `game:*` matches every game. */
export const isTouchedBy = (queryTags: readonly CacheTag[], changed: CacheTag): boolean =>
  changed === everything || queryTags.includes(changed) || queryTags.includes(toWildcard(changed));

const everyMs = 1_000;

type ChangedTags = ReadonlyMap<CacheTag, number>;

/** Throttles refetches: each tag at once, then at most once a second, and always after its last change. */
export class Refetches {
  readonly #refetch: (tags: ChangedTags) => void;
  /** By tag: the time from which it may be refetched at once again. */
  readonly #restedAt = new Map<CacheTag, number>();
  readonly #waiting = new Map<CacheTag, { change: number; dueAt: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refetch: (tags: ChangedTags) => void) {
    this.#refetch = refetch;
  }

  /** With `withinMs`, refetches at a random moment within that time, since many browsers are told at once. */
  schedule(changed: ChangedTags, withinMs = 0): void {
    const earliest = performance.now() + Math.random() * withinMs;
    for (const [tag, change] of changed) {
      const pending = this.#waiting.get(tag) ?? { change, dueAt: Number.POSITIVE_INFINITY };
      const dueAt = Math.max(earliest, this.#restedAt.get(tag) ?? 0);
      this.#waiting.set(tag, { change: Math.max(change, pending.change), dueAt: Math.min(dueAt, pending.dueAt) });
    }
    this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (const [tag, at] of this.#restedAt) if (at <= now) this.#restedAt.delete(tag);
    const due = new Map<CacheTag, number>();
    for (const [tag, { change, dueAt }] of this.#waiting) {
      if (dueAt > now) continue;
      due.set(tag, change);
      this.#waiting.delete(tag);
      this.#restedAt.set(tag, now + everyMs);
    }
    const next = Math.min(...[...this.#waiting.values()].map(({ dueAt }) => dueAt));
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#run(), next - now);
    if (due.size > 0) this.#refetch(due);
  }
}
