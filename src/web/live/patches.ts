import type { Query, QueryClient } from '@tanstack/react-query';
import { sourceOf } from './sources.ts';

export interface Patch {
  /** `game:115` */
  row: string;
  at: number;
  fields: Readonly<Record<string, unknown>>;
}

export class Patches {
  readonly #client: QueryClient;
  /** The latest told, by topic: words of several processes may overtake each other. */
  readonly #latest = new Map<string, Patch>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  apply(patches: Readonly<Record<string, Patch>>): void {
    for (const [topic, patch] of Object.entries(patches)) {
      if (patch.at <= (this.#latest.get(topic)?.at ?? 0)) continue;
      this.#latest.set(topic, patch);
      for (const query of this.#client.getQueryCache().getAll()) this.#patch(query, patch);
    }
  }

  /** An answer that was under way may be older than what was told meanwhile. */
  completeAnswer(query: Query): void {
    const shows = sourceOf(query.queryHash)?.shows ?? 0;
    for (const patch of this.#latest.values()) if (patch.at > shows) this.#patch(query, patch);
  }

  /** Changes fields of a row in an answer, which is as old as before in all else. */
  put(query: Query, id: number, fields: object): void {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const patched = patchedRows(data, id, fields);
    if (patched === data) return;
    this.#client.setQueryData(query.queryKey, patched, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }

  forget(): void {
    this.#latest.clear();
  }

  #patch(query: Query, { row, fields }: Patch): void {
    const [noun, id] = row.split(':');
    if (sourceOf(query.queryHash)?.rows?.noun === noun) this.put(query, Number(id), fields);
  }
}

/** The same with the row changed, in one row, a list of rows or a list in pages; the very same where it is not in it. */
export function patchedRows(rows: unknown, id: number, fields: object): unknown {
  if (Array.isArray(rows)) return mapped(rows, (row) => patchedRows(row, id, fields));
  if (!isObject(rows)) return rows;
  if (rows['id'] === id) return { ...rows, ...fields };
  for (const part of ['pages', 'rows']) {
    const inside = rows[part];
    if (!Array.isArray(inside)) continue;
    const changed = patchedRows(inside, id, fields);
    return changed === inside ? rows : { ...rows, [part]: changed };
  }
  return rows;
}

function mapped(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.some((item, index) => item !== list[index]) ? changed : list;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
