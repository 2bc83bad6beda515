import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { currentSession, isLoggedIn, onSessionChange, type Session } from '#web/session/session.ts';
import { buildHere } from '#web/version.ts';
import { mayBeKept } from '../../rules.ts';
import { answersOf } from './answers.ts';
import { forgetKept, isWarmUpDue, keepAnswers, keepFor, tidyKept } from './kept-store.ts';
import { showKept } from './show-kept.ts';

const pauseMs = 1_000;

/** Stores query data on the device while the person is logged in, and shows it when the network is gone. */
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
    void beginFor(client, session, warmUp).catch(ignore);
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
    if (!isOnline && owner !== null) void showKept(client).catch(ignore);
  });
}

async function beginFor(client: QueryClient, session: Session, warmUp: () => Promise<void>): Promise<void> {
  const lost = await keepFor(session, buildHere());
  await tidyKept();
  if (!onlineManager.isOnline()) return;
  if (lost.length > 0) await takeAgain(client, lost);
  if (await isWarmUpDue()) await warmUp();
}

/** Takes along again the games that were taken with an earlier build. */
async function takeAgain(client: QueryClient, games: readonly number[]): Promise<void> {
  const { takeGame } = await import('../courtside/take-game.ts');
  for (const id of games) await takeGame(client, id).catch(ignore);
}

/** If the browser cannot store data, the app works without. */
const ignore = () => undefined;
