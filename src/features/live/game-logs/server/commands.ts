import { gamesTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { toSides } from '#features/competition/games/period-score-rules.ts';
import { addGame, setPeriod, setPeriodScores } from '#features/competition/games/server/commands.ts';
import { type RecountedLine, replaceBoxScore } from '#features/results/box-scores/server/commands.ts';
import { findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { playersTag } from '#features/teams/players/cache-tags.ts';
import { addPlayer } from '#features/teams/players/server/commands.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { addSport } from '#features/teams/sports/server/commands.ts';
import { findSportFile } from '#features/teams/sports/server/sport-file-queries.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { teamTable } from '#features/teams/teams/server/queries.ts';
import { batches, takeTurn } from '#server/database/engine.ts';
import { badField, conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { eventsTag } from '../../live-games/cache-tags.ts';
import type { PressedEvent, Side } from '../../live-games/contract.ts';
import { toInnings } from '../../live-games/innings-score-rules.ts';
import { liveState, toPlaying } from '../../live-games/rules.ts';
import { toRow } from '../../live-games/server/commands.ts';
import { storeAdjustments } from '../../live-games/server/settle-commands.ts';
import { walkOnName } from '../../live-games/walk-on-rules.ts';
import type { GameLog } from './game-log.ts';
import { readLog } from './log-queries.ts';
import { type LogPlan, planLog } from './plan.ts';
import { inOrder, toAdjustment } from './rules.ts';

/** Makes a game of a log: what the village lacks of it, its events, and what they come to. Nothing of it if that differs. */
export async function importLog(write: Write, log: GameLog): Promise<number> {
  await takeTurn(write, 'game-logs');
  const plan = await planLog(write.db, log);
  if (plan.refusals.length > 0) throw badField('file', plan.refusals.join('. '));
  const sportId = plan.sport.id ?? (await addLoggedSport(write, log));
  const teamIds = {
    home: plan.teams.home.id ?? (await addTeam(write, sportId, log.game.home)),
    away: plan.teams.away.id ?? (await addTeam(write, sportId, log.game.away)),
  };
  const own = renamed(log, await resolvePlayers(write, plan, teamIds));
  const gameId = await addLoggedGame(write, own, { sportId, teamIds, competitionId: plan.competitionId });
  await storeEvents(write, gameId, own.events);
  await storeAdjustments(write, gameId, own.typed.boxScore.map(toAdjustment));
  await storeOutcome(write, gameId, own);
  const stored = await readLog(write.db, write.viewer, gameId);
  if (!isDeepEqual(stored?.outcome, own.outcome))
    throw conflict('This game would not come to the same result here, so that nothing of it was imported');
  write.changed(gamesTag, resultsTag, eventsTag(gameId));
  await write.audit({ act: 'game.import', subject: `game:${gameId}`, detail: { events: log.events.length, plan } });
  return gameId;
}

async function addLoggedSport(write: Write, { sport: { name, definition } }: GameLog): Promise<number> {
  const isOurs = isDeepEqual(findSportFile(definition.key), definition);
  const id = await addSport(write, { name, definition: isOurs ? definition.key : JSON.stringify(definition) });
  write.changed(sportsTag);
  return id;
}

async function addTeam(write: Write, sportId: number, { name, gender }: GameLog['game'][Side]): Promise<number> {
  write.changed(teamsTag);
  return teamTable.add(write, { name, sportId, gender });
}

/** The ids of this village by those of the file, after adding players that it lacks. */
async function resolvePlayers(write: Write, { players }: LogPlan, teamIds: Record<Side, number>) {
  const ids = new Map<number, number>();
  for (const { id, knownId, side, name, number, position } of players) {
    const fresh = { name, teamId: teamIds[side], jerseyNumber: number, position: position ?? undefined };
    ids.set(id, knownId ?? (await addPlayer(write, fresh)));
  }
  write.changed(playersTag);
  return ids;
}

/** The log with this village's players. Walk-ons keep their ids, which are of the game alone. */
function renamed(log: GameLog, ids: ReadonlyMap<number, number>): GameLog {
  const here = <Id extends number | null | undefined>(id: Id) => (typeof id === 'number' ? (ids.get(id) ?? id) : id);
  const inEvent = (event: PressedEvent): PressedEvent => {
    const people = ['playerId', 'otherPlayerId', 'fielderId'].filter((name) => name in event);
    return { ...event, ...Object.fromEntries(people.map((name) => [name, here(Reflect.get(event, name))])) };
  };
  const inLine = <Line extends { playerId: number | null }>(line: Line): Line => ({
    ...line,
    playerId: here(line.playerId),
  });
  const { boxScore } = log.outcome;
  const lines = inOrder(boxScore.lines.map(inLine));
  return {
    ...log,
    events: log.events.map(inEvent),
    typed: { ...log.typed, boxScore: log.typed.boxScore.map(inLine) },
    outcome: { ...log.outcome, boxScore: { ...boxScore, lines } },
  };
}

interface Placed {
  sportId: number;
  teamIds: Record<Side, number>;
  competitionId: number | null;
}

/** As admins add a game that is over: nobody is notified, and no captain is asked. */
async function addLoggedGame(write: Write, { game, outcome }: GameLog, { sportId, teamIds, competitionId }: Placed) {
  const { home: _home, away: _away, competition: _competition, ...facts } = game;
  const { score, shootout } = outcome;
  const id = await addGame(write, {
    ...facts,
    group: facts.group ?? undefined,
    round: facts.round ?? undefined,
    sportId,
    homeTeamId: teamIds.home,
    awayTeamId: teamIds.away,
    competitionId,
    homeScore: score.home,
    awayScore: score.away,
    homeShootout: shootout?.home ?? null,
    awayShootout: shootout?.away ?? null,
  });
  await setPeriodScores(write, id, outcome.periods);
  return id;
}

/** Nobody of this village pressed them. */
const nobody = { account_id: null, scorer_link_id: null, session: null };

async function storeEvents(write: Write, gameId: number, events: readonly PressedEvent[]): Promise<void> {
  const rows = events.map((event, at) => toRow(gameId, at + 1, event, nobody));
  for (const some of batches(rows)) await write.db.insertInto('game_events').values(some).execute();
}

async function storeOutcome(write: Write, gameId: number, { events, outcome }: GameLog): Promise<void> {
  const game = await findBoxScoreGame(write.db, gameId);
  if (!game) throw conflict('This game has been deleted in the meantime');
  const state = liveState(game.definition, events);
  await setPeriod(write, gameId, { ...toPlaying(game.definition, state), innings: toInnings(game.definition, state) });
  const { lines, teams, counted } = outcome.boxScore;
  const walkOns = new Map(state.walkOns.map((walkOn) => [walkOn.id, walkOn]));
  const named = lines.map((line): RecountedLine => {
    const walkOn = walkOns.get(line.playerId);
    return walkOn ? { ...line, walkOn: { name: walkOnName(walkOn), jerseyNumber: walkOn.number } } : line;
  });
  const periodScores = toSides(outcome.periods);
  const isTapped = counted !== null;
  const around = { teamStats: teams, periodScores, isTapped };
  await replaceBoxScore(write, game, { stored: undefined, before: [] }, { lines: named, ...around });
}
