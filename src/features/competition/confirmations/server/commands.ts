import { isDeepStrictEqual } from 'node:util';
import { gameTag } from '#features/competition/games/cache-tags.ts';
import type { Game } from '#features/competition/games/contract.ts';
import type { ScoreWithShootout } from '#features/competition/games/score-rules.ts';
import { changeGame } from '#features/competition/games/server/commands.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { addNotices } from '#features/people/notices/server/commands.ts';
import { authorizeJudge, type Case, othersToAsk } from '#features/teams/player-links/server/own-case-policy.ts';
import { authorize, type Member, type Officer } from '#server/access/access.ts';
import { badField, conflict, forbidden, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { confirmationTag, disputesTag } from '../cache-tags.ts';
import type { NewDecision } from '../contract.ts';
import { type ResultEvent, type Settled, type Side, settle, whyNot } from '../rules.ts';
import { gamePath, othersDecide } from './asking-commands.ts';
import { type Captaincy, findSide, maySpeak, whySilenced } from './policy.ts';
import { concernedBy, listEvents } from './queries.ts';

export async function confirmResult(write: Write<Member>, gameId: number, requestId: number): Promise<void> {
  const current = await lockResult(write, gameId);
  authorize(write, maySpeak, current.captains);
  mustBeLatest(current, requestId);
  await speak(write, current, 'confirmed', null);
  await write.audit({ act: 'result.confirm', subject: `game:${gameId}`, detail: pickScore(current.game) });
}

export async function disputeResult(
  write: Write<Member>,
  gameId: number,
  requestId: number,
  reason: string,
): Promise<void> {
  const current = await lockResult(write, gameId);
  authorize(write, maySpeak, current.captains);
  mustBeLatest(current, requestId);
  await speak(write, current, 'disputed', reason);
  await askOthers(write, current);
  await write.audit({
    act: 'result.dispute',
    subject: `game:${gameId}`,
    detail: { ...pickScore(current.game), reason },
  });
}

export async function takeBackDispute(write: Write<Member>, gameId: number): Promise<void> {
  const current = await lockResult(write, gameId);
  authorize(write, maySpeak, current.captains);
  await speak(write, current, 'takenBack', null);
  await write.audit({ act: 'result.take-back', subject: `game:${gameId}`, detail: pickScore(current.game) });
}

/** Upholds the result or corrects it. A correction changes the game, which makes the captains be asked again. */
export async function decideDispute(write: Write<Officer>, gameId: number, decision: NewDecision): Promise<void> {
  const current = await lockResult(write, gameId);
  const said = authorizeJudge(write, current.open, othersDecide);
  mustBeLatest(current, decision.requestId);
  const score = correctedScore(current.game, decision);
  const kind = score ? 'overturned' : 'upheld';
  mustBePossible(whyNot(current.settled, { kind }));
  await store(write, gameId, { kind, reason: decision.reason });
  const after = score ? await correct(write, current.game, score) : current.game;
  await notifyDecision(write, { ...current, game: after }, kind, decision.reason);
  const detail = { reason: decision.reason, before: pickScore(current.game), after: pickScore(after), ...said };
  await write.audit({ act: `result.${score ? 'overturn' : 'uphold'}`, subject: `game:${gameId}`, detail });
}

interface CurrentResult {
  game: Game;
  captains: readonly Captaincy[];
  open: Case;
  events: readonly ResultEvent[];
  settled: Settled;
}

/** Holds the game's row until the commit, so that answers about one result, and changes of the game, come one after the other. */
async function lockResult(write: Write<Member>, gameId: number): Promise<CurrentResult> {
  await lockRowForUpdate(write.db, 'games', gameId);
  const game = await findGame(write.db, write.viewer, gameId);
  if (!game) throw notFound('This game');
  const events = (await listEvents(write.db, [gameId])).get(gameId) ?? [];
  const concerned = await concernedBy(write.db, [game]);
  return { game, ...concerned(game), events, settled: settle(events, write.now) };
}

/** An answer is valid only for the score that the captain has seen. */
function mustBeLatest({ settled: { request } }: CurrentResult, requestId: number): void {
  if (request?.id !== requestId) throw conflict('The result has changed since you saw it. Please look at it again.');
}

function mustBePossible(why: string | null): void {
  if (why !== null) throw conflict(why);
}

/** Answers for the side that somebody is a captain of. */
async function speak(
  write: Write<Member>,
  { game, captains, events, settled }: CurrentResult,
  kind: 'confirmed' | 'disputed' | 'takenBack',
  reason: string | null,
): Promise<void> {
  const side = findSide(write.viewer, captains);
  if (side === null) throw forbidden();
  mustBePossible(whySilenced(write.viewer, { kind, side }, events) ?? whyNot(settled, { kind, side }));
  await store(write, game.id, { kind, side, reason });
}

/** Asks the others where an officer or admin takes part in the game. */
async function askOthers(write: Write<Member>, { game, open }: CurrentResult): Promise<void> {
  const { own, others } = othersToAsk(open);
  const names = own.map(({ displayName }) => displayName);
  const take = names.length === 1 ? 'takes part in this game and' : 'take part in this game and';
  const notice = {
    kind: 'result',
    title: 'A disputed result waits for you',
    text: `${describeWhole(game)}. ${names.join(', ')} ${take} cannot decide.`,
    link: '/disputed-results',
  };
  await addNotices(
    write,
    others.map(({ id }) => ({ accountId: id, ...notice })),
  );
}

interface NewEvent {
  kind: ResultEvent['kind'];
  side?: Side;
  reason: string | null;
}

async function store(write: Write<Member>, gameId: number, event: NewEvent): Promise<void> {
  const row = { game_id: gameId, at: write.now.toISOString(), account_id: write.viewer.accountId };
  await write.db
    .insertInto('result_events')
    .values({ ...row, ...event })
    .execute();
  write.changed(confirmationTag(gameId));
  if (event.kind !== 'confirmed') write.changed(disputesTag);
}

/** Null if the result is upheld. */
function correctedScore(game: Game, decision: NewDecision): ScoreWithShootout | null {
  const { homeScore, awayScore, homeShootout = null, awayShootout = null } = decision;
  const hasShootout = homeShootout !== null || awayShootout !== null;
  if (homeScore === undefined && awayScore === undefined && !hasShootout) return null;
  if (homeScore === undefined) throw badField('homeScore', 'Both scores are needed');
  if (awayScore === undefined) throw badField('awayScore', 'Both scores are needed');
  const score = { homeScore, awayScore, homeShootout, awayShootout };
  if (isDeepStrictEqual(score, pickScore(game))) throw badField('homeScore', 'This is the score as it stands');
  return score;
}

async function correct(write: Write<Member>, game: Game, score: ScoreWithShootout): Promise<Game> {
  await changeGame(write, game, score);
  write.changed(gameTag(game.id));
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
    text: `${describeWhole(game)}. ${reason}`,
    link: gamePath(game.id),
  };
  const accounts = [...new Set(captains.map(({ accountId }) => accountId))];
  if (accounts.length > 0)
    await addNotices(
      write,
      accounts.map((accountId) => ({ accountId, ...notice })),
    );
}

const pickScore = ({ homeScore, awayScore, homeShootout, awayShootout }: Game): ScoreWithShootout => ({
  homeScore,
  awayScore,
  homeShootout,
  awayShootout,
});
