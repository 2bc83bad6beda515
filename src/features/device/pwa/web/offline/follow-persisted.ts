import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { currentSession, isLoggedIn, onSessionChange, type Session } from '#web/session/session.ts';
import { buildHere } from '#web/version.ts';
import { mayPersist } from '../../rules.ts';
import {
  forgetPersisted,
  isPrefetchDue,
  persistFor,
  persistResponses,
  pickResponses,
  tidyPersisted,
} from './persisted-store.ts';
import { showPersisted } from './show-persisted.ts';

const pauseMs = 1_000;

/** Stores query data on the device while the person is logged in, and shows it when the network is gone. */
export function followPersisted(client: QueryClient, prefetch: () => Promise<void>) {
  const unsaved = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: number | null = null;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (owner === null || unsaved.size === 0) return;
    const responses = pickResponses(client, unsaved);
    unsaved.clear();
    void persistResponses(owner, responses).catch(ignore);
  };
  const note = (query: Query) => {
    if (owner === null || query.state.data === undefined || !mayPersist(String(query.queryKey[0]))) return;
    unsaved.add(query);
    timer ??= setTimeout(save, pauseMs);
  };
  const begin = (session: Session) => {
    owner = session.userId;
    for (const query of client.getQueryCache().getAll()) note(query);
    void beginFor(client, session, save, prefetch).catch(ignore);
  };
  const end = () => {
    owner = null;
    unsaved.clear();
    void forgetPersisted().catch(ignore);
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
    if (!isOnline && owner !== null) void showPersisted(client).catch(ignore);
  });
}

async function beginFor(
  client: QueryClient,
  session: Session,
  save: () => void,
  prefetch: () => Promise<void>,
): Promise<void> {
  const lost = await persistFor(session, buildHere());
  // At once: a full load may leave a first page as soon as its code has loaded.
  save();
  await tidyPersisted();
  if (!onlineManager.isOnline()) return;
  if (lost.length > 0) await takeAgain(client, lost);
  if (await isPrefetchDue()) await prefetch();
}

/** Takes along again the games that were taken with an earlier build. */
async function takeAgain(client: QueryClient, games: readonly number[]): Promise<void> {
  const { takeGame } = await import('../courtside/take-game.ts');
  for (const id of games) await takeGame(client, id).catch(ignore);
}

/** If the browser cannot store data, the app works without. */
const ignore = () => undefined;
