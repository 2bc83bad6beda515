import { findLostPeriods, findLostTaps } from '#features/teams/sports/change-rules.ts';
import { refuseDefinitions } from '#features/teams/sports/server/events.ts';
import type { Database } from '#server/database/schema.ts';

/** Events of games are folded by the definition that is valid now: by a new one, they must mean what they meant. */
export const keptPlays = refuseDefinitions(async ({ db }, { sportId, before, after }) => [
  ...findLostTaps(before, after, await findPressed(db, sportId)),
  ...((await havePeriods(db, sportId)) ? findLostPeriods(before, after) : []),
]);

async function findPressed(db: Database, sportId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('game_events', 'game_events.game_id', 'games.id')
    .select('game_events.tap')
    .distinct()
    .where('games.sport_id', '=', sportId)
    .where('game_events.tap', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ tap }) => tap ?? []));
}

const havePeriods = async (db: Database, sportId: number): Promise<boolean> =>
  (await db
    .selectFrom('games')
    .select('id')
    .where('sport_id', '=', sportId)
    .where('period_scores', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
