import { countsIn, keysIn } from '#features/box-scores/server/stored-queries.ts';
import { openingsOfSport } from '#features/players/server/season-queries.ts';
import { readSettings } from '#features/settings/server/queries.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { LeaderName, Leaders } from '../contract.ts';
import { type LeaderLine, leadersOf, lineByHand } from '../rules.ts';

interface LeadersQuery {
  sportId: number;
  season?: string | undefined;
}

export async function readLeaders(db: Database, { sportId, season: asked }: LeadersQuery): Promise<Leaders> {
  const current = (await readSettings(db)).season;
  const season = asked ?? current;
  const sport = await db.selectFrom('sports').select('definition').where('id', '=', sportId).executeTakeFirst();
  const lines = await linesOfSport(db, sportId, season);
  const definition = definitionOf(sport?.definition ?? '');
  const typed = season === current ? await typedTotals(db, sportId, definition) : [];
  // As on their page, the totals of players with box scores include what was kept by hand before.
  const openings = (await openingsOfSport(db, sportId, season)).map(({ id, opening }) => ({
    playerId: id,
    byHand: true,
    ...lineByHand(definition, opening),
  }));
  const statistics = leadersOf(definition, [...lines, ...typed, ...openings]);
  const names = await namesOf(db, [
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

async function linesOfSport(db: Database, sportId: number, season: string): Promise<LeaderLine[]> {
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('games', 'games.id', 'lines.game_id')
    .leftJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .select(['lines.player_id', 'lines.stats', 'box_scores.counted'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', '=', season)
    .where('games.status', '=', 'completed')
    .where('games.counts', '=', 1)
    .where('lines.did_not_play', '=', 0)
    .execute();
  return rows.map(({ player_id, stats, counted }) => ({
    playerId: player_id,
    games: 1,
    counts: countsIn(stats),
    counted: keysIn(counted),
  }));
}

/** Totals typed for this season, of players who are in no box score. */
async function typedTotals(db: Database, sportId: number, definition: SportDefinition): Promise<LeaderLine[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.games_played', 'players.points', 'players.rebounds', 'players.assists'])
    .select(['players.steals', 'players.blocks'])
    .where('teams.sport_id', '=', sportId)
    .where('players.kept_stats', 'is', null)
    .execute();
  return rows.map(({ id, games_played, ...counts }) => ({
    playerId: id,
    ...lineByHand(definition, { ...counts, gamesPlayed: games_played }),
  }));
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, LeaderName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.display_name', 'teams.name as team'])
    .where('players.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, display_name, team }) => [id, { id, displayName: display_name, team }]));
}
