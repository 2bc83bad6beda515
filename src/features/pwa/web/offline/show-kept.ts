import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { usualStaleTime } from '#web/api/queries.ts';
import { noteTaken } from '#web/layout/last-known.ts';
import { noteRead } from '#web/live/change-numbers.ts';
import { noteRendered } from '#web/live/sources.ts';
import { beginSession, currentUserId } from '#web/session/session.ts';
import { buildHere } from '#web/version.ts';
import { type Kept, readKept } from './kept-store.ts';

/** Opens the app where no server answered: for whoever was here last, with what they were shown. */
export async function openKept(client: QueryClient): Promise<void> {
  const kept = await readKept(buildHere());
  onlineManager.setOnline(false);
  if (!kept || (currentUserId() ?? kept.session.userId) !== kept.session.userId) return;
  const { userId, ...person } = kept.session;
  if (currentUserId() === null) beginSession({ ...person, id: userId });
  show(client, kept);
}

/** What is not on this page yet, and was kept before. */
export async function showKept(client: QueryClient): Promise<void> {
  const kept = await readKept(buildHere());
  if (kept?.session.userId === currentUserId()) show(client, kept);
}

function show(client: QueryClient, { queries }: Kept): void {
  askOnlyOnline(client);
  const cache = client.getQueryCache();
  const missing = queries.filter(({ query }) => cache.get(query.queryHash)?.state.data === undefined);
  hydrate(
    client,
    { mutations: [], queries: missing.map(({ query }) => query) },
    // There is no other place to read them again.
    { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
  );
  for (const { query, source } of missing) {
    const shown = cache.get(query.queryHash);
    if (!shown) continue;
    noteTaken(shown);
    if (!source) continue;
    noteRendered(shown, source);
    noteRead(source.shows);
  }
}

/** What is here stands without a network, and is read anew with it (`follow-kept.ts`); what is not here is asked for at any time. */
function askOnlyOnline(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions();
  const staleTime = () => (onlineManager.isOnline() ? usualStaleTime : Number.POSITIVE_INFINITY);
  client.setDefaultOptions({ ...others, queries: { ...queries, staleTime } });
}
