import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { doPeriodsFit, toPairs } from '#features/competition/games/period-score-rules.ts';
import type { Shootout } from '#features/competition/games/score-rules.ts';
import { changeGame, moveScore, setPeriod, setPeriodScores } from '#features/competition/games/server/commands.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { fittingShootout } from '#features/competition/games/shootout-rules.ts';
import { boxScoreTag } from '#features/results/box-scores/cache-tags.ts';
import { recountBoxScore } from '#features/results/box-scores/server/commands.ts';
import type { BoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { type Database, flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { PressedEvent } from '../contract.ts';
import { toInnings } from '../innings-score-rules.ts';
import { type Adjustment, buildBoxScore, typedSince } from '../line-rules.ts';
import { type LiveState, toPlaying, toScores } from '../rules.ts';
import { movedPeriods } from '../score-rules.ts';
import { walkOnName } from '../walk-on-rules.ts';

export interface SettledEvents {
  events: readonly PressedEvent[];
  state: LiveState;
}

/** Updates the game's score and status from its events. The caller holds the game's row. */
export async function applyEventsToGame(
  write: Write,
  game: BoxScoreGame,
  before: LiveState,
  after: LiveState,
): Promise<void> {
  const periodScores = movedPeriods(game.periodScores, before.periodScores, after.periodScores);
  const isSamePeriods = isDeepEqual(periodScores, game.periodScores);
  if (!isSamePeriods) write.changed(boxScoreTag(game.id));
  // Taps do not change a score that was decided by a rule.
  if (isDecidedByRule(game.resultType)) {
    if (!isSamePeriods) await setPeriodScores(write, game.id, toPairs(periodScores));
    return;
  }
  const status = statusAfter(game.status, before, after);
  const stored = { homeShootout: game.shootout.home, awayShootout: game.shootout.away };
  const score = { homeScore: after.score.home, awayScore: after.score.away };
  const shootout = fittingShootout({ ...game, status, ...score, ...shootoutAfter(stored, before, after) });
  const playing = { ...toPlaying(game.definition, after), innings: toInnings(game.definition, after) };
  const wasPlaying = { ...toPlaying(game.definition, before), innings: toInnings(game.definition, before) };
  const isSame =
    status === game.status &&
    isSamePeriods &&
    isDeepEqual(playing, wasPlaying) &&
    score.homeScore === game.scores.home &&
    score.awayScore === game.scores.away &&
    isSameShootout(shootout, stored);
  if (isSame) return;
  const scores = { ...score, ...shootout };
  if (status === 'live' && game.status === 'live')
    return moveScore(write, game, { ...scores, ...playing, periodScores: toPairs(periodScores) });
  const current = await findGame(write.db, write.viewer, game.id);
  if (!current) return;
  // A game without a day is played today, also if its start and its end arrive together.
  const dateTime = current.dateTime ?? (status === 'upcoming' ? null : write.now.toISOString());
  const overtime = status === 'completed' && after.periodScores.length > game.definition.periods.count;
  await changeGame(write, current, { ...scores, status, dateTime, overtime });
  await setPeriod(write, game.id, playing);
  if (!isSamePeriods) await setPeriodScores(write, game.id, toPairs(periodScores));
  if (status !== game.status) write.changed(gamesTag);
  write.changed(gameTag(game.id));
}

/** After a score that was typed: its periods move along, unless they make that score already. */
export async function movePeriodScores(
  write: Write,
  game: BoxScoreGame,
  before: LiveState,
  after: LiveState,
): Promise<void> {
  const { periods } = game.definition;
  const score = { status: game.status, homeScore: game.scores.home, awayScore: game.scores.away };
  if (doPeriodsFit(periods, toPairs(game.periodScores), score)) return;
  const moved = movedPeriods(game.periodScores, before.periodScores, after.periodScores);
  if (isDeepEqual(moved, game.periodScores)) return;
  await setPeriodScores(write, game.id, toPairs(moved));
  write.changed(boxScoreTag(game.id));
}

/** What was typed for the shoot-out stays until the events make another of it. */
function shootoutAfter(stored: Shootout, before: LiveState, after: LiveState): Shootout {
  const [was, is] = [toScores(before), toScores(after)];
  return isSameShootout(was, is) ? stored : { homeShootout: is.homeShootout, awayShootout: is.awayShootout };
}

const isSameShootout = (one: Shootout, other: Shootout): boolean =>
  one.homeShootout === other.homeShootout && one.awayShootout === other.awayShootout;

/** A game starts with its first event and ends with its end event. A game that was ended by hand stays ended. */
function statusAfter(status: Game['status'], before: LiveState, after: LiveState): Game['status'] {
  if (after.isEnded) return 'completed';
  if (before.isEnded) return 'live';
  return status === 'upcoming' ? 'live' : status;
}

/** Rebuilds the box score of a game from its events and from what was typed between them. */
export async function recomputeBoxScore(
  write: Write,
  game: BoxScoreGame,
  before: SettledEvents,
  after: SettledEvents,
): Promise<void> {
  const { id, definition } = game;
  const adjustments = await listAdjustments(write.db, id);
  await recountBoxScore(write, game, async ({ lines, teamStats }) => {
    const was = buildBoxScore(definition, before.events, before.state.shown, adjustments);
    const typed = typedSince(was, { lines: [...lines], teams: teamStats }, before.events.length);
    await storeAdjustments(write, id, typed);
    const is = buildBoxScore(definition, after.events, after.state.shown, [...adjustments, ...typed]);
    const walkOns = new Map(after.state.walkOns.map((walkOn) => [walkOn.id, walkOn]));
    const named = is.lines.map((line) => {
      const walkOn = walkOns.get(line.playerId);
      return walkOn ? { ...line, walkOn: { name: walkOnName(walkOn), jerseyNumber: walkOn.number } } : line;
    });
    return { lines: named, teamStats: is.teams };
  });
}

/** What was typed into the box score beside the events, in that order. */
export async function listAdjustments(db: Database, gameId: number): Promise<Adjustment[]> {
  const rows = await db
    .selectFrom('box_score_adjustments')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
  return rows.map(({ place: sequence, side, player_id, more, is_listed, did_not_play, note }) => ({
    sequence,
    side,
    playerId: player_id,
    more: JSON.parse(more),
    listed: is_listed === 1 ? { didNotPlay: did_not_play === 1, note } : null,
  }));
}

export async function storeAdjustments(write: Write, gameId: number, fresh: readonly Adjustment[]): Promise<void> {
  if (fresh.length === 0) return;
  const rows = fresh.map(({ sequence, side, playerId, more, listed }) => ({
    game_id: gameId,
    place: sequence,
    side,
    player_id: playerId,
    more: JSON.stringify(more),
    is_listed: flag(listed !== null),
    did_not_play: flag(listed?.didNotPlay ?? false),
    note: listed?.note ?? null,
  }));
  await write.db.insertInto('box_score_adjustments').values(rows).execute();
}
