import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { isTaken } from '#web/layout/last-known.ts';
import { onGreeting } from '#web/live/follow.ts';
import { sourceOf } from '#web/live/sources.ts';
import { currentSession, isLoggedIn, onSessionChange, type Session } from '#web/session/session.ts';
import { buildHere } from '#web/version.ts';
import { mayBeKept } from '../../rules.ts';
import { forgetKept, isWarmUpDue, type KeptQuery, keepAnswers, keepFor, tidyKept } from './kept-store.ts';
import { showKept } from './show-kept.ts';

const pauseMs = 1_000;
const spreadMs = 2_000;
/** Longer than the answer of any screen. */
const mostBytesEach = 400_000;

/** Keeps what somebody is shown on their device for as long as they are logged in, and shows it where there is no network. */
export function followKept(client: QueryClient, warmUp: () => Promise<void>) {
  const unsaved = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: number | null = null;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (owner === null || unsaved.size === 0) return;
    const answers = answersOf(client, unsaved);
    unsaved.clear();
    void keepAnswers(owner, answers).catch(ignore);
  };
  const note = (query: Query) => {
    if (owner === null || query.state.data === undefined || !mayBeKept(String(query.queryKey[0]))) return;
    unsaved.add(query);
    timer ??= setTimeout(save, pauseMs);
  };
  const begin = (session: Session) => {
    owner = session.userId;
    for (const query of client.getQueryCache().getAll()) note(query);
    void beginFor(session, warmUp).catch(ignore);
  };
  const end = () => {
    owner = null;
    unsaved.clear();
    void forgetKept().catch(ignore);
  };
  const follow = () => {
    const session = isLoggedIn() ? currentSession() : null;
    if (!session) return end();
    if (session.userId !== owner) begin(session);
  };

  follow();
  onSessionChange(follow);
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) setTimeout(readAnew, Math.random() * spreadMs, client);
    else if (owner !== null) void showKept(client).catch(ignore);
  });
  // The stream begins where calls may not have been made yet.
  onGreeting(() => onlineManager.setOnline(true));
}

async function beginFor(session: Session, warmUp: () => Promise<void>): Promise<void> {
  await keepFor(session, buildHere());
  await tidyKept();
  if (onlineManager.isOnline() && (await isWarmUpDue())) await warmUp();
}

const answersOf = (client: QueryClient, queries: ReadonlySet<Query>): KeptQuery[] =>
  [...queries]
    .filter(({ state }) => state.data !== undefined)
    .map((query) => ({
      query: dehydrated(query),
      source: sourceSaid(client, query.queryHash),
      bytes: JSON.stringify(query.state.data).length,
    }))
    .filter(({ bytes }) => bytes <= mostBytesEach);

/** As `hydrate` takes it. TanStack's own would be loaded by every page, and takes a failed refetch with it. */
const dehydrated = ({ queryHash, queryKey, queryType, state }: Query): KeptQuery['query'] => ({
  queryHash,
  queryKey,
  dehydratedAt: Date.now(),
  ...(queryType && { queryType }),
  state: { ...state, error: null, isInvalidated: false, status: 'success', fetchStatus: 'idle' },
});

function sourceSaid(client: QueryClient, hash: string): KeptQuery['source'] {
  const source = sourceOf(client.getQueryCache().get(hash));
  return source ? { tags: source.tags, rows: source.rows, shows: source.shows } : null;
}

/** Whatever was shown as it had been, could not be read, or was not asked for. */
function readAnew(client: QueryClient) {
  void client.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.error !== null || isTaken(query) || query.isStale(),
  });
}

/** Where a browser keeps nothing, the app works all the same. */
const ignore = () => undefined;
