import { type DehydratedState, hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { usualStaleTime } from '#web/api/requests.ts';
import { noteApplied } from '#web/layout/LastLoaded.tsx';
import { noteRead, noteRendered } from '#web/live/sources.ts';
import { beginSession, currentUserId } from '#web/session/session.ts';
import { buildHere } from '#web/version.ts';
import { listedRows } from './listed-rows.ts';
import { type PersistedState, readPersisted } from './persisted-store.ts';

/** Opens the app when no server answers, for the person who was logged in last, with their stored data. */
export async function openPersisted(client: QueryClient): Promise<void> {
  const persisted = await readPersisted(buildHere());
  onlineManager.setOnline(false);
  if (!persisted || (currentUserId() ?? persisted.session.userId) !== persisted.session.userId) return;
  const { userId, ...person } = persisted.session;
  if (currentUserId() === null) beginSession({ ...person, id: userId });
  show(client, persisted);
}

/** Adds stored data to the cache for queries that have none yet. */
export async function showPersisted(client: QueryClient): Promise<void> {
  const persisted = await readPersisted(buildHere());
  if (persisted?.session.userId === currentUserId()) show(client, persisted);
}

function show(client: QueryClient, { queries }: PersistedState): void {
  askOnlyOnline(client);
  const cache = client.getQueryCache();
  const missing = queries.filter(({ query }) => cache.get(query.queryHash)?.state.data === undefined);
  apply(
    client,
    missing.map(({ query }) => query),
  );
  for (const { query, source } of missing) {
    const shown = cache.get(query.queryHash);
    if (!shown) continue;
    noteApplied(shown);
    if (!source) continue;
    noteRendered(shown, source);
    noteRead(source.shows);
  }
  const rows = listedRows(client);
  apply(client, rows);
  for (const { queryHash } of rows) {
    const row = cache.get(queryHash);
    if (row) noteApplied(row);
  }
}

function apply(client: QueryClient, queries: DehydratedState['queries']): void {
  hydrate(
    client,
    { mutations: [], queries },
    // Offline, data that is garbage collected could not be fetched again.
    { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
  );
}

/** Offline, cached data is never stale; online it is refetched (`follow-app.ts`). Missing data is fetched at any time. */
function askOnlyOnline(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions();
  const staleTime = () => (onlineManager.isOnline() ? usualStaleTime : Number.POSITIVE_INFINITY);
  client.setDefaultOptions({ ...others, queries: { ...queries, staleTime } });
}
