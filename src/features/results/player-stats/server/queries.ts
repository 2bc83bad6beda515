import { listSeasonLines } from '#features/results/box-scores/server/queries.ts';
import { countsIn, keysIn } from '#features/results/box-scores/server/stored-queries.ts';
import type { Player } from '#features/teams/players/contract.ts';
import { performanceRating } from '#features/teams/players/rules.ts';
import { findPlayer, listSportOpenings } from '#features/teams/players/server/queries.ts';
import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition, pickTrackedStats } from '#features/teams/sports/rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { findBestGames } from '../career-rules.ts';
import {
  gamesInCareer,
  gamesInLog,
  type LeaderName,
  type Leaders,
  type LoggedGame,
  type PlayerCareer,
  type PlayerSeason,
} from '../contract.ts';
import { type AskedOfLeaders, findPercentageLeaders, nothingAsked } from '../percentage-rules.ts';
import { computeMeasure, findLeaders, type LeaderLine, lineByHand, seasonFrom } from '../rules.ts';
import { listSeasons } from './season-queries.ts';

export async function readPlayerSeason(
  db: Database,
  viewer: ViewerRole,
  id: number,
): Promise<PlayerSeason | undefined> {
  const player = await findPlayer(db, viewer, id);
  if (!player) return undefined;
  const { season } = await readSettings(db);
  const definition = await loadDefinition(db, player.team.sportId);
  return {
    player,
    season,
    definition: definition.key,
    ...(await buildSeason(db, player, season, definition)),
    rating: performanceRating(player.stats),
    log: await listGameLog(db, player, definition, gamesInLog),
  };
}

export async function readPlayerCareer(
  db: Database,
  viewer: ViewerRole,
  id: number,
): Promise<PlayerCareer | undefined> {
  const player = await findPlayer(db, viewer, id);
  if (!player) return undefined;
  const { season } = await readSettings(db);
  const definition = await loadDefinition(db, player.team.sportId);
  const seasons = (await listSeasons(db, [player], definition, season)).get(id) ?? [];
  const log = await listGameLog(db, player, definition, gamesInCareer);
  return { definition: definition.key, seasons, records: findBestGames(definition, log), log };
}

export async function loadDefinition(db: Database, id: number): Promise<SportDefinition> {
  const row = await db.selectFrom('sports').select('definition').where('id', '=', id).executeTakeFirst();
  return getDefinition(row?.definition ?? '');
}

/** From the lines of the season and totals kept by hand before; from typed totals for a player without lines. */
async function buildSeason(db: Database, player: Player, season: string, definition: SportDefinition) {
  if (!player.areStatsDerived) return seasonFrom(definition, [lineByHand(definition, player.stats)]);
  const lines = await listSeasonLines(db, season, [player.id]);
  const played = lines
    .filter((line) => line.played && line.definition.key === definition.key)
    .map(({ counts, tracked = null }) => ({ games: 1, counts, tracked }));
  return seasonFrom(definition, [...played, lineByHand(definition, player.openingStats ?? {})]);
}

async function listGameLog(
  db: Database,
  { id, team: { sportId } }: Player,
  definition: SportDefinition,
  most: number,
): Promise<LoggedGame[]> {
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('games', 'games.id', 'lines.game_id')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'date_time', 'season', 'home_score', 'away_score', 'lines.side', 'lines.did_not_play'])
    .leftJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .select(['home_shootout', 'away_shootout'])
    .select(['lines.stats', 'box_scores.counted', 'home.id as home_id', 'home.name as home_name', 'away.id as away_id'])
    .select('away.name as away_name')
    .where('lines.player_id', '=', id)
    .where('games.sport_id', '=', sportId)
    .where('games.status', '=', 'completed')
    .where('games.counts', '=', 1)
    .orderBy('date_time', 'desc')
    .orderBy('games.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const counts: Counts = JSON.parse(row.stats);
    const isHome = row.side === 'home';
    return {
      gameId: row.id,
      dateTime: row.date_time,
      season: row.season,
      opponent: isHome ? { id: row.away_id, name: row.away_name } : { id: row.home_id, name: row.home_name },
      ownScore: isHome ? row.home_score : row.away_score,
      otherScore: isHome ? row.away_score : row.home_score,
      ownShootout: isHome ? row.home_shootout : row.away_shootout,
      otherShootout: isHome ? row.away_shootout : row.home_shootout,
      didNotPlay: row.did_not_play === 1,
      stats: row.did_not_play === 1 ? {} : pickTrackedStats(definition, counts, keysIn(row.counted)),
      measure: computeMeasure(definition, counts),
    };
  });
}

interface LeadersQuery {
  sportId: number;
  season?: string | undefined;
  competitionId?: number | undefined;
}

export async function readLeaders(
  db: Database,
  { sportId, season: asked, competitionId }: LeadersQuery,
): Promise<Leaders> {
  const season = asked ?? (await readSettings(db)).season;
  const definition = await loadDefinition(db, sportId);
  const lines = await listLeaderLines(db, definition, { sportId, season, competitionId });
  const least = await askedOfLeaders(db, { sportId, season, competitionId });
  const totals = findLeaders(definition, lines, least.games ?? 0).map(({ leaders, ...statistic }) => ({
    ...statistic,
    least: { games: least.games ?? 0, attempts: null },
    leaders: leaders.map((leader) => ({ ...leader, splits: null })),
  }));
  const statistics = [...totals, ...findPercentageLeaders(definition, lines, least)];
  const names = await findNames(db, [
    ...new Set(statistics.flatMap(({ leaders }) => leaders.map(({ playerId }) => playerId))),
  ]);
  return {
    season,
    statistics: statistics.map(({ leaders, ...statistic }) => ({
      ...statistic,
      leaders: leaders.flatMap(({ playerId, ...leader }) => {
        const player = names.get(playerId);
        return player ? [{ ...leader, player }] : [];
      }),
    })),
  };
}

/** Without a competition, that of the season's only league. */
async function askedOfLeaders(db: Database, { sportId, season, competitionId }: AskedLines): Promise<AskedOfLeaders> {
  const competitions = db.selectFrom('competitions').select(['leader_games as games', 'leader_attempts as attempts']);
  const rows = await (competitionId === undefined
    ? competitions.where('sport_id', '=', sportId).where('season', '=', season).where('kind', '=', 'league').limit(2)
    : competitions.where('id', '=', competitionId)
  ).execute();
  const [only, ...others] = rows;
  return only && others.length === 0 ? only : nothingAsked;
}

interface AskedLines {
  sportId: number;
  season: string;
  /** Only the box scores of this competition. */
  competitionId?: number | undefined;
  /** Only those of these players. */
  playerIds?: readonly number[];
}

/** All that counts for the leaders of a season: box scores, typed totals, and what was kept by hand before. */
export async function listLeaderLines(
  db: Database,
  definition: SportDefinition,
  asked: AskedLines,
): Promise<LeaderLine[]> {
  if (asked.playerIds?.length === 0) return [];
  const { season } = await readSettings(db);
  const lines = await listSportLines(db, asked);
  if (asked.competitionId !== undefined) return lines;
  const typed = asked.season === season ? await typedTotals(db, definition, asked) : [];
  // As on their page, the totals of players with box scores include what was kept by hand before.
  const openings = (await listSportOpenings(db, asked.sportId, asked.season)).map(({ id, opening }) => ({
    playerId: id,
    byHand: true,
    ...lineByHand(definition, opening),
  }));
  return [...lines, ...typed, ...openings];
}

async function listSportLines(
  db: Database,
  { sportId, season, playerIds, competitionId }: AskedLines,
): Promise<LeaderLine[]> {
  let query = db
    .selectFrom('box_score_lines as lines')
    .innerJoin('games', 'games.id', 'lines.game_id')
    .leftJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .select(['lines.player_id', 'lines.stats', 'box_scores.counted', 'lines.game_id', 'lines.side'])
    .select(['games.home_team_id', 'games.away_team_id'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', '=', season)
    .where('games.status', '=', 'completed')
    .where('games.counts', '=', 1)
    .where('lines.did_not_play', '=', 0);
  if (playerIds) query = query.where('lines.player_id', 'in', [...playerIds]);
  if (competitionId !== undefined) query = query.where('games.competition_id', '=', competitionId);
  const rows = await query.execute();
  return rows.map(({ player_id, stats, counted, ...row }) => ({
    playerId: player_id,
    gameId: row.game_id,
    teamId: row.side === 'home' ? row.home_team_id : row.away_team_id,
    games: 1,
    counts: countsIn(stats),
    tracked: keysIn(counted),
  }));
}

/** Totals typed for this season, of players who are in no box score. */
async function typedTotals(
  db: Database,
  definition: SportDefinition,
  { sportId, playerIds }: AskedLines,
): Promise<LeaderLine[]> {
  let query = db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.games_played', 'players.points', 'players.rebounds', 'players.assists'])
    .select(['players.steals', 'players.blocks'])
    .where('teams.sport_id', '=', sportId)
    .where('players.kept_stats', 'is', null);
  if (playerIds) query = query.where('players.id', 'in', [...playerIds]);
  const rows = await query.execute();
  return rows.map(({ id, games_played, ...counts }) => ({
    playerId: id,
    ...lineByHand(definition, { ...counts, gamesPlayed: games_played }),
  }));
}

async function findNames(db: Database, ids: readonly number[]): Promise<Map<number, LeaderName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.display_name', 'teams.name as team'])
    .where('players.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, display_name, team }) => [id, { id, displayName: display_name, team }]));
}
