import type { Query, QueryClient } from '@tanstack/react-query';

/** What is known of the answer behind a query, as it came with it. */
export interface Source {
  tags: readonly string[];
  /** What its rows are; null where it is no list of rows, and no row. */
  rows: RowsSource | null;
  /** The latest change that it is sure to show. */
  shows: number;
  /** By tag: the latest change that was told with all that it added. */
  taken: Map<string, number>;
}

export interface RowsSource {
  /** `game` */
  resourceName: string;
  /** `/api/games`, where they are read one by one; null where only their list is. */
  path: string | null;
}

/** It goes with its query. */
const sources = new WeakMap<Query, Source>();

export const sourceOf = (query: Query | undefined): Source | undefined => query && sources.get(query);

/** Takes in what an answer says of itself, and no more: one that the page had preloaded is older than what is known by now. */
export function noteSource(query: Query | undefined, headers: Headers) {
  if (!query) return;
  sources.set(query, {
    tags: headers.get('x-topics')?.split(' ') ?? [],
    rows: rowsSource(headers.get('x-rows')),
    shows: Number(headers.get('x-change') ?? 0),
    taken: sources.get(query)?.taken ?? new Map(),
  });
}

/** What the server noted of an answer that it rendered a page with. */
export type SourceRendered = Pick<Source, 'tags' | 'rows' | 'shows'>;

export function noteRendered(query: Query, source: SourceRendered) {
  sources.set(query, { ...source, taken: new Map() });
}

export function forgetShown(client: QueryClient) {
  for (const query of client.getQueryCache().getAll()) {
    const source = sources.get(query);
    if (source) Object.assign(source, { shows: 0, taken: new Map() });
  }
}

function rowsSource(header: string | null): RowsSource | null {
  const [resourceName, path] = header?.split(' ') ?? [];
  return resourceName ? { resourceName, path: path ?? null } : null;
}
