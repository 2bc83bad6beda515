import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api.ts';
import { readOf } from '../calls.ts';
import { patchedRows, putRow } from './patches.ts';
import { sourceOf } from './sources.ts';

export interface ChangedRow {
  path: string;
  id: number;
  change: number;
  queries: Query[];
}

export class RowCache {
  readonly #client: QueryClient;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  async refresh(changed: ChangedRow): Promise<void> {
    const holding = changed.queries.filter(({ state }) => holds(state.data, changed.id));
    if (!holding.some((query) => query.isActive())) {
      for (const query of holding) query.invalidate();
      return;
    }
    try {
      const { row, shows } = await this.#read(changed);
      const older = holding.filter((query) => (sourceOf(query)?.shows ?? 0) < shows);
      for (const query of older) putRow(this.#client, query, changed.id, () => row);
    } catch (error) {
      for (const query of holding) this.#giveUp(query, error);
    }
  }

  /** The row as it is since the change; another read of it may have begun before. */
  async #read({ path, id, change }: ChangedRow): Promise<{ row: object; shows: number }> {
    const options = { ...readOf(`${path}/${id}`), staleTime: 0 };
    const shows = () => sourceOf(this.#client.getQueryCache().get(hashKey(options.queryKey)))?.shows ?? 0;
    const kept = () => this.#client.getQueryData(options.queryKey);
    if (shows() < change || !kept()) await this.#client.fetchQuery(options);
    if (shows() < change) await this.#client.fetchQuery(options);
    return { row: kept() ?? {}, shows: shows() };
  }

  /** What is gone, or hidden now, is in the list no more. */
  #giveUp(query: Query, error: unknown): void {
    query.invalidate();
    if (!(error instanceof ApiError && error.status === 404)) return;
    void this.#client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

const holds = (data: unknown, id: number): boolean => patchedRows(data, id, () => ({})) !== data;
