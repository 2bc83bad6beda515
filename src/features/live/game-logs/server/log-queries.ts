import { toPairs } from '#features/competition/games/period-score-rules.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { findBoxScoreGame, listLines, storedBoxScore } from '#features/results/box-scores/server/stored-queries.ts';
import { findSportFile } from '#features/teams/sports/server/sport-file-queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { PressedEvent, Side } from '../../live-games/contract.ts';
import { buildBoxScore, typedSince } from '../../live-games/line-rules.ts';
import { liveState } from '../../live-games/rules.ts';
import { gamesWithPlays, listEvents } from '../../live-games/server/queries.ts';
import { listAdjustments } from '../../live-games/server/settle-commands.ts';
import { type GameLog, type LoggedPlayer, logFormat, logVersion, type Outcome } from './game-log.ts';
import { addUp, fromAdjustment, inOrder } from './rules.ts';

/** The log of a game; undefined if nobody recorded plays of it, or the viewer sees no such game. */
export async function readLog(db: Database, viewer: ViewerRole, gameId: number): Promise<GameLog | undefined> {
  const game = await findGame(db, viewer, gameId);
  const scored = await findBoxScoreGame(db, gameId);
  if (!game?.dateTime || !scored || (await gamesWithPlays(db, [gameId])).length === 0) return undefined;
  const { definition } = scored;
  const sportFile = findSportFile(definition.key);
  if (!sportFile) return undefined;
  const events = await listEvents(db, gameId);
  const stored = await storedBoxScore(db, gameId);
  const lines = (await listLines(db, gameId)).map(({ player_id, side, did_not_play, note, stats }) => ({
    playerId: player_id,
    side,
    didNotPlay: did_not_play === 1,
    note,
    stats,
  }));
  const teamStats = stored?.teamStats ?? { home: {}, away: {} };
  const earlier = await listAdjustments(db, gameId);
  const built = buildBoxScore(definition, events, liveState(definition, events).shown, earlier);
  const later = typedSince(built, { lines, teams: teamStats }, events.length);
  const { home, away } = scored.shootout;
  const outcome: Outcome = {
    score: scored.scores,
    shootout: home === null || away === null ? null : { home, away },
    periods: toPairs(scored.periodScores),
    innings: game.innings,
    boxScore: { lines: inOrder(lines), teams: teamStats, counted: stored?.tracked?.slice() ?? null },
  };
  const genders = await gendersOf(db, [game.homeTeamId, game.awayTeamId]);
  const team = (side: Side) => {
    const { id, name } = game[`${side}Team`];
    return { name, gender: genders.get(id) ?? ('Mixed' as const) };
  };
  const log: GameLog = {
    format: logFormat,
    version: logVersion,
    sport: { name: game.sport.name, definition: sportFile },
    game: {
      dateTime: game.dateTime,
      status: game.status,
      season: game.season,
      category: game.category,
      competition: game.competition?.name ?? null,
      group: game.group,
      round: game.round,
      location: game.location,
      home: team('home'),
      away: team('away'),
      overtime: game.overtime,
      resultType: game.resultType,
      resultAgainst: game.resultAgainst,
      forfeitNotice: game.forfeitNotice,
      counts: game.counts,
      homeTries: game.homeTries,
      awayTries: game.awayTries,
      homeBonusPoints: game.homeBonusPoints,
      awayBonusPoints: game.awayBonusPoints,
    },
    players: await listPlayers(db, sidesByPlayer(events, outcome)),
    events,
    typed: { boxScore: [...earlier, ...later].map(fromAdjustment) },
    outcome,
  };
  const made = addUp(definition, log);
  const typed = {
    ...(!isDeepEqual(made.periods, outcome.periods) && { periods: outcome.periods }),
    ...(!isDeepEqual(made.shootout, outcome.shootout) && { shootout: outcome.shootout }),
  };
  return { ...log, typed: { ...log.typed, ...typed } };
}

async function gendersOf(db: Database, ids: readonly number[]) {
  const rows = await db.selectFrom('teams').select(['id', 'gender']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, gender }) => [id, gender]));
}

const otherSide = { home: 'away', away: 'home' } as const;

/** Whom each player played for: the box score knows, and an event says it of whom it names first. */
function sidesByPlayer(events: readonly PressedEvent[], { boxScore }: Outcome): Map<number, Side> {
  const sides = new Map<number, Side>();
  const walkOns = new Map<number, Side>();
  const note = (id: unknown, side: Side | undefined) => {
    if (typeof id === 'number' && id > 0 && side && !sides.has(id)) sides.set(id, side);
  };
  for (const { playerId, side } of boxScore.lines) note(playerId, side);
  for (const event of events) {
    if (event.kind === 'walkOn') walkOns.set(event.playerId, event.side);
    if (event.kind === 'settle') note(event.playerId, walkOns.get(event.walkOnId));
    if (!('side' in event)) continue;
    note(Reflect.get(event, 'playerId'), event.side);
    for (const name of ['otherPlayerId', 'fielderId']) note(Reflect.get(event, name), otherSide[event.side]);
  }
  return sides;
}

async function listPlayers(db: Database, sides: ReadonlyMap<number, Side>): Promise<LoggedPlayer[]> {
  if (sides.size === 0) return [];
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name', 'jersey_number as number', 'position'])
    .where('id', 'in', [...sides.keys()])
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const side = sides.get(row.id);
    return side ? [{ id: row.id, side, name: row.name, number: row.number, position: row.position }] : [];
  });
}
