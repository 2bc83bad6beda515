import { type DehydratedState, hashKey, type QueryClient } from '@tanstack/react-query';
import { getSource } from '#web/live/sources.ts';

type Response = DehydratedState['queries'][number];

/**
 * The rows of the lists that are loaded, each as the response of its own read and as old as its list: offline, everything
 * that a list shows opens. Only the lists of a resource say where their rows are read (`RowsSource.path`).
 */
export function listedRows(client: QueryClient): Response[] {
  const cache = client.getQueryCache();
  const responses = new Map<string, Response>();
  for (const query of cache.getAll()) {
    const path = getSource(query)?.rows?.path ?? null;
    const { data, dataUpdatedAt } = query.state;
    if (path === null || data === undefined) continue;
    for (const row of rowsIn(data)) {
      const queryKey = [`${path}/${row.id}`, {}];
      const queryHash = hashKey(queryKey);
      const isOlder = dataUpdatedAt <= (responses.get(queryHash)?.state.dataUpdatedAt ?? 0);
      if (isOlder || cache.get(queryHash)?.state.data !== undefined) continue;
      const state = { ...query.state, data: row, error: null, status: 'success', fetchStatus: 'idle' } as const;
      responses.set(queryHash, { queryHash, queryKey, dehydratedAt: dataUpdatedAt, state });
    }
  }
  return [...responses.values()];
}

interface Row {
  id: number | string;
}

/** Of a list, or of one in pages. */
function rowsIn(data: unknown): Row[] {
  if (Array.isArray(data)) return data.filter(isRow);
  const pages: unknown = Object(data)['pages'];
  return Array.isArray(pages) ? pages.flatMap((page) => rowsIn(Object(page)['rows'])) : [];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;
