import { findLostCounts } from '#features/teams/sports/change-rules.ts';
import { refuseDefinitions } from '#features/teams/sports/server/events.ts';
import type { Database } from '#server/database/schema.ts';
import { countsIn } from './stored-queries.ts';

/** Box scores hold figures that the new definition must explain, too. */
export const keptCounts = refuseDefinitions(async ({ db }, { sportId, before, after }) =>
  findLostCounts(before, after, await findUsedCounts(db, sportId)),
);

async function findUsedCounts(db: Database, sportId: number): Promise<Set<string>> {
  const lines = await db
    .selectFrom('games')
    .innerJoin('box_score_lines as lines', 'lines.game_id', 'games.id')
    .select('lines.stats')
    .where('games.sport_id', '=', sportId)
    .execute();
  const walkOns = await db
    .selectFrom('games')
    .innerJoin('box_score_walk_ons as lines', 'lines.game_id', 'games.id')
    .select('lines.stats')
    .where('games.sport_id', '=', sportId)
    .execute();
  const sides = await db
    .selectFrom('games')
    .innerJoin('box_scores', 'box_scores.game_id', 'games.id')
    .select(['home_stats', 'away_stats'])
    .where('games.sport_id', '=', sportId)
    .execute();
  const all = [
    ...[...lines, ...walkOns].map(({ stats }) => stats),
    ...sides.flatMap((side) => [side.home_stats, side.away_stats]),
  ];
  return new Set(all.flatMap((json) => Object.keys(countsIn(json))));
}
