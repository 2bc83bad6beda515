import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { getSource, noteRead, noteRendered, type SourceRendered } from '#web/live/sources.ts';
import type { Rendering } from '#web/routing/rendering.ts';

/** What a page is hydrated with: the values it was rendered with, and all responses that were read for it. */
export interface RenderedState {
  rendering: Rendering;
  queries: DehydratedState;
  /** The source of each response, by the hash of its query. */
  sources: Readonly<Record<string, SourceRendered>>;
}

/** JSON that is safe inside a script element. */
export function serialise(rendering: Rendering, client: QueryClient): string {
  const sources: Record<string, SourceRendered> = {};
  for (const query of client.getQueryCache().getAll()) {
    const source = getSource(query);
    if (source) sources[query.queryHash] = { tags: source.tags, rows: source.rows, shows: source.shows };
  }
  const state: RenderedState = { rendering, queries: dehydrate(client), sources };
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function hydrateQueries(client: QueryClient, { queries, sources }: RenderedState): void {
  hydrate(client, queries);
  for (const query of client.getQueryCache().getAll()) {
    const source = sources[query.queryHash];
    if (!source) continue;
    noteRendered(query, source);
    noteRead(source.shows);
  }
}
