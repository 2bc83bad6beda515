import type { Game } from '#features/games/contract.ts';
import { resultInWords } from '#features/games/score-rules.ts';
import { changeGame } from '#features/games/server/commands.ts';
import { findGame } from '#features/games/server/queries.ts';
import { addNotices } from '#features/notices/server/commands.ts';
import { authorize, type Member, type Officer } from '#server/access/access.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { holdRow, type Write } from '#server/write.ts';
import type { NewDecision } from '../contract.ts';
import { type ResultEvent, type Settled, type Side, settle, whyNot } from '../rules.ts';
import { gamePath } from './asking-commands.ts';
import { type Captaincy, mayDecide, maySpeak, sidesOf } from './policy.ts';
import { captainsOfGame, confirmationTag, disputesTag, eventsOf } from './queries.ts';

export async function confirmResult(write: Write<Member>, gameId: number, requestId: number): Promise<void> {
  const current = await holdResult(write, gameId);
  authorize(write, maySpeak, current.captains);
  mustBeLatest(current, requestId);
  await speak(write, current, 'confirmed', null);
  await write.audit({ act: 'result.confirm', subject: `game:${gameId}`, detail: scoreOf(current.game) });
}

export async function disputeResult(
  write: Write<Member>,
  gameId: number,
  requestId: number,
  reason: string,
): Promise<void> {
  const current = await holdResult(write, gameId);
  authorize(write, maySpeak, current.captains);
  mustBeLatest(current, requestId);
  await speak(write, current, 'disputed', reason);
  await write.audit({ act: 'result.dispute', subject: `game:${gameId}`, detail: { ...scoreOf(current.game), reason } });
}

export async function takeBackDispute(write: Write<Member>, gameId: number): Promise<void> {
  const current = await holdResult(write, gameId);
  authorize(write, maySpeak, current.captains);
  await speak(write, current, 'takenBack', null);
  await write.audit({ act: 'result.take-back', subject: `game:${gameId}`, detail: scoreOf(current.game) });
}

/** Upholds the result or corrects it. A correction changes the game, which makes the captains be asked again. */
export async function decideDispute(write: Write<Officer>, gameId: number, decision: NewDecision): Promise<void> {
  const current = await holdResult(write, gameId);
  authorize(write, mayDecide, current);
  mustBeLatest(current, decision.requestId);
  const score = correctedScore(current.game, decision);
  const kind = score ? 'overturned' : 'upheld';
  mustBePossible(whyNot(current.settled, { kind }));
  await store(write, gameId, [{ kind, reason: decision.reason }]);
  const after = score ? await correct(write, current.game, score) : current.game;
  await notifyDecision(write, { ...current, game: after }, kind, decision.reason);
  const detail = { reason: decision.reason, before: scoreOf(current.game), after: scoreOf(after) };
  await write.audit({ act: `result.${score ? 'overturn' : 'uphold'}`, subject: `game:${gameId}`, detail });
}

interface CurrentResult {
  game: Game;
  captains: readonly Captaincy[];
  settled: Settled;
}

/** Holds the game's row until the commit, so that answers about one result, and changes of the game, come one after the other. */
async function holdResult(write: Write<Member>, gameId: number): Promise<CurrentResult> {
  await holdRow(write.db, 'games', gameId);
  const game = await findGame(write.db, write.viewer, gameId);
  if (!game) throw notFound('This game');
  const events = (await eventsOf(write.db, [gameId])).get(gameId) ?? [];
  return { game, captains: await captainsOfGame(write.db, game), settled: settle(events, write.now) };
}

/** An answer is valid only for the score that the captain has seen. */
function mustBeLatest({ settled: { request } }: CurrentResult, requestId: number): void {
  if (request?.id !== requestId) throw conflict('The result has changed since you saw it. Please look at it again.');
}

function mustBePossible(why: string | null): void {
  if (why !== null) throw conflict(why);
}

/** Answers for the side that somebody is a captain of, or for both. */
async function speak(
  write: Write<Member>,
  { game, captains, settled }: CurrentResult,
  kind: 'confirmed' | 'disputed' | 'takenBack',
  reason: string | null,
): Promise<void> {
  const own = sidesOf(write.viewer, captains);
  const able = own.filter((side) => whyNot(settled, { kind, side }) === null);
  const [side] = own;
  if (able.length === 0 && side) mustBePossible(whyNot(settled, { kind, side }));
  const events = able.map((one) => ({ kind, side: one, reason }));
  await store(write, game.id, events);
}

interface NewEvent {
  kind: ResultEvent['kind'];
  side?: Side;
  reason: string | null;
}

async function store(write: Write<Member>, gameId: number, events: readonly NewEvent[]): Promise<void> {
  const row = { game_id: gameId, at: write.now.toISOString(), account_id: write.viewer.accountId };
  await write.db
    .insertInto('result_events')
    .values(events.map((one) => ({ ...row, ...one })))
    .execute();
  write.changed(confirmationTag(gameId));
  if (events.some(({ kind }) => kind !== 'confirmed')) write.changed(disputesTag);
}

type Score = Pick<Game, 'homeScore' | 'awayScore'>;

/** Null if the result is upheld. */
function correctedScore(game: Game, { homeScore, awayScore }: NewDecision): Score | null {
  if (homeScore === undefined && awayScore === undefined) return null;
  if (homeScore === undefined) throw badField('homeScore', 'Both scores are needed');
  if (awayScore === undefined) throw badField('awayScore', 'Both scores are needed');
  if (homeScore === game.homeScore && awayScore === game.awayScore) {
    throw badField('homeScore', 'This is the score as it stands');
  }
  return { homeScore, awayScore };
}

async function correct(write: Write<Member>, game: Game, score: Score): Promise<Game> {
  await changeGame(write, game, score);
  write.changed(`game:${game.id}`);
  return { ...game, ...score };
}

async function notifyDecision(
  write: Write,
  { game, captains }: CurrentResult,
  kind: 'upheld' | 'overturned',
  reason: string,
): Promise<void> {
  const notice = {
    kind: 'result',
    title: kind === 'upheld' ? 'The result stands' : 'The result was corrected',
    text: `${resultInWords(game)}. ${reason}`,
    link: gamePath(game.id),
  };
  const accounts = [...new Set(captains.map(({ accountId }) => accountId))];
  if (accounts.length > 0)
    await addNotices(
      write,
      accounts.map((accountId) => ({ accountId, ...notice })),
    );
}

const scoreOf = ({ homeScore, awayScore }: Game) => ({ homeScore, awayScore });
