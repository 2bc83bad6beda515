import type { Query, QueryClient } from '@tanstack/react-query';

/** What of a row has changed, as the stream tells it. */
export interface Patch {
  /** `game:115` */
  row: string;
  /** The number of the change. */
  at: number;
  fields: Readonly<Record<string, unknown>>;
}

/** Puts what was told of rows into the lists on screen that hold them, so that nobody fetches those again. */
export class Patches {
  readonly #client: QueryClient;
  /** The latest change told, by topic: words of several processes may overtake each other. */
  readonly #latest = new Map<string, number>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  apply(patches: Readonly<Record<string, Patch>>): void {
    for (const [topic, patch] of Object.entries(patches)) {
      if (patch.at <= (this.#latest.get(topic) ?? 0)) continue;
      this.#latest.set(topic, patch.at);
      const [kind, id] = patch.row.split(':');
      for (const query of this.#client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.['rows'] === kind })) {
        const patchRow = () => this.#patch(query, Number(id), patch.fields);
        patchRow();
        // An answer under way may be older than what was told; one that is newer has a later patch on its way.
        if (query.state.fetchStatus === 'fetching') query.promise?.then(patchRow, () => undefined);
      }
    }
  }

  /** A server that was set back to an older state counts anew. */
  forget(): void {
    this.#latest.clear();
  }

  #patch(query: Query, id: number, fields: Patch['fields']): void {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const patched = patchedRows(data, id, fields);
    if (patched === data) return;
    this.#client.setQueryData(query.queryKey, patched, { updatedAt: dataUpdatedAt });
    // Its other rows are as old as before.
    if (isInvalidated) query.invalidate();
  }
}

/** The same with the row changed, in one row, a list of rows or a list in pages; the very same where it is not in it. */
export function patchedRows(rows: unknown, id: number, fields: Patch['fields']): unknown {
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
