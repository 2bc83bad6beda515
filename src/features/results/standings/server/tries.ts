import type { Side } from '#features/results/box-scores/contract.ts';
import type { TableRules } from '#features/teams/sports/definitions/definition.ts';
import { sumCounts } from '#features/teams/sports/rules.ts';
import type { Database } from '#server/database/schema.ts';

/** A side that nobody counted is missing. */
export type GameTries = Partial<Record<Side, number>>;

interface Season {
  sportId: number;
  season: string;
}

/** The tries that box scores of a season counted, by game: of players, and of teams as a whole. */
export async function triesInBoxScores(
  db: Database,
  { countTries }: TableRules,
  season: Season,
): Promise<Map<number, GameTries>> {
  if (!countTries) return new Map();
  const lines = Map.groupBy(await linesIn(db, season), ({ game_id, side }) => `${game_id} ${side}`);
  const boxScores = await boxScoresIn(db, season);
  const tries = boxScores.map(({ game_id, counted, home_stats, away_stats }): [number, GameTries] => {
    const ofSide = (side: Side, ofTeam: string): GameTries => {
      const ofPlayers = lines.get(`${game_id} ${side}`) ?? [];
      // A scorer who taps counts both sides; a sheet can be typed for one.
      if (counted === null && ofPlayers.length === 0 && ofTeam === '{}') return {};
      return {
        [side]: countTries(
          sumCounts([...ofPlayers.map(({ stats }) => stats), ofTeam].map((stats) => JSON.parse(stats))),
        ),
      };
    };
    return [game_id, { ...ofSide('home', home_stats), ...ofSide('away', away_stats) }];
  });
  return new Map(tries);
}

const linesIn = (db: Database, { sportId, season }: Season) =>
  db
    .selectFrom('box_score_lines')
    .innerJoin('games', 'games.id', 'box_score_lines.game_id')
    .select(['game_id', 'side', 'stats'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', '=', season)
    .execute();

const boxScoresIn = (db: Database, { sportId, season }: Season) =>
  db
    .selectFrom('box_scores')
    .innerJoin('games', 'games.id', 'box_scores.game_id')
    .select(['game_id', 'counted', 'home_stats', 'away_stats'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', '=', season)
    .execute();
