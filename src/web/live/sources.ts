import type { Query, QueryClient } from '@tanstack/react-query';

/** What a query's answer says about itself, in its headers. */
export interface Source {
  tags: readonly string[];
  /** The resource of its rows; null when the answer is neither a row nor a list of rows. */
  rows: RowsSource | null;
  /** The latest change that the answer is sure to show. */
  shows: number;
  /** By tag: the latest change whose added items have been applied to the query. */
  applied: Map<string, number>;
}

export interface RowsSource {
  /** `game` */
  resourceName: string;
  /** `/api/games` when rows can be read one by one; null when only their list can. */
  path: string | null;
}

/** Weak, so that a source is dropped with its query. */
const sources = new WeakMap<Query, Source>();

export const sourceOf = (query: Query | undefined): Source | undefined => query && sources.get(query);

/** Notes only the answer's own change number: a preloaded answer may be older than the latest known change. */
export function noteSource(query: Query | undefined, headers: Headers) {
  if (!query) return;
  sources.set(query, {
    tags: headers.get('x-topics')?.split(' ') ?? [],
    rows: rowsSource(headers.get('x-rows')),
    shows: Number(headers.get('x-change') ?? 0),
    applied: sources.get(query)?.applied ?? new Map(),
  });
}

/** The source of an answer with which the server rendered a page. */
export type SourceRendered = Pick<Source, 'tags' | 'rows' | 'shows'>;

export function noteRendered(query: Query, source: SourceRendered) {
  sources.set(query, { ...source, applied: new Map() });
}

export function forgetShown(client: QueryClient) {
  for (const query of client.getQueryCache().getAll()) {
    const source = sources.get(query);
    if (source) Object.assign(source, { shows: 0, applied: new Map() });
  }
}

function rowsSource(header: string | null): RowsSource | null {
  const [resourceName, path] = header?.split(' ') ?? [];
  return resourceName ? { resourceName, path: path ?? null } : null;
}
