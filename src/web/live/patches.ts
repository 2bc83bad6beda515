import type { Query, QueryClient } from '@tanstack/react-query';
import { type CacheTag, entriesByTag, getId, getKind } from '#shared/cache-tags.ts';
import { getSource } from './sources.ts';

export interface Patch {
  /** `game:115` */
  row: CacheTag;
  at: number;
  fields: Readonly<Record<string, unknown>>;
  added?: Added;
}

/** The items after the first `from` of an append-only list. */
export interface Added<Item = unknown> {
  from: number;
  items: readonly Item[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Adds an event's items of this row to an append-only list; `take` returns null when items in between are missing. */
      appendPatch?: { row: CacheTag; take(known: unknown, added: Added): unknown };
    };
  }
}

/** More patches than arrive while a response is in flight. */
const maxRemembered = 1_000;

export class Patches {
  readonly #client: QueryClient;
  /** The latest patch by tag: events of several processes may overtake each other. */
  readonly #latest = new Map<CacheTag, Patch>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  apply(patches: Readonly<Record<string, Patch>>): void {
    for (const [tag, patch] of entriesByTag(patches)) {
      if (patch.at <= (this.#latest.get(tag)?.at ?? 0)) continue;
      this.#remember(tag, patch);
      for (const query of this.#client.getQueryCache().getAll()) this.#patch(query, tag, patch);
    }
  }

  /** Beyond the limit, forgets the tag that was patched longest ago. */
  #remember(tag: CacheTag, patch: Patch): void {
    this.#latest.delete(tag);
    this.#latest.set(tag, patch);
    const [oldest] = this.#latest.keys();
    if (this.#latest.size > maxRemembered && oldest !== undefined) this.#latest.delete(oldest);
  }

  /** A response that was in flight may be older than the patches that came meanwhile: applies those again. */
  completeResponse(query: Query): void {
    const shows = getSource(query)?.shows ?? 0;
    for (const [tag, patch] of this.#latest) if (patch.at > shows) this.#patch(query, tag, patch);
  }

  forget(): void {
    this.#latest.clear();
  }

  #patch(query: Query, tag: CacheTag, { row, fields, added, at }: Patch): void {
    if (added) this.#grow(query, tag, row, added, at);
    else patchQueryRow(this.#client, query, row, () => fields);
  }

  #grow(query: Query, tag: CacheTag, row: CacheTag, added: Added, at: number): void {
    const { appendPatch: append } = query.meta ?? {};
    if (append?.row !== row || query.state.data === undefined) return;
    const merged = append.take(query.state.data, added);
    if (merged === null) return;
    getSource(query)?.applied.set(tag, at);
    replace(this.#client, query, merged);
  }
}

/** Changes a row, such as `game:115`, in every response that holds it. */
export function patchRow(client: QueryClient, row: CacheTag, change: RowChange): void {
  for (const query of client.getQueryCache().getAll()) patchQueryRow(client, query, row, change);
}

function patchQueryRow(client: QueryClient, query: Query, row: CacheTag, change: RowChange): void {
  const id = getId(row);
  if (id !== null && getSource(query)?.rows?.resourceName === getKind(row)) putRow(client, query, id, change);
}

export function putRow(client: QueryClient, query: Query, id: number | string, change: RowChange): void {
  const patched = patchedRows(query.state.data, id, change);
  if (patched !== query.state.data) replace(client, query, patched);
}

/** Keeps the age and the invalidation of the response: all but the patched part is as old as before. */
function replace(client: QueryClient, query: Query, patched: unknown): void {
  const { dataUpdatedAt, isInvalidated } = query.state;
  client.setQueryData(query.queryKey, patched, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}

type RowChange = (row: Readonly<Record<string, unknown>>) => object;

/** A copy of a row, a list of rows or a list in pages with the row changed; the same object when the row is not in it. */
export function patchedRows(rows: unknown, id: number | string, change: RowChange): unknown {
  if (Array.isArray(rows)) return mapped(rows, (row) => patchedRows(row, id, change));
  if (!isObject(rows)) return rows;
  if (String(rows['id']) === String(id)) return { ...rows, ...change(rows) };
  for (const key of ['pages', 'rows']) {
    const inside = rows[key];
    if (!Array.isArray(inside)) continue;
    const changed = patchedRows(inside, id, change);
    return changed === inside ? rows : { ...rows, [key]: changed };
  }
  return rows;
}

function mapped(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.some((item, index) => item !== list[index]) ? changed : list;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
