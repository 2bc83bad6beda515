import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import type { Game } from '../contract.ts';
import { resultsDueBefore } from '../rules.ts';
import { gamesByIds } from './queries.ts';

/** One that has begun, whose score nobody keeps, and the one after it. */
const nextOfEach = 2;

/** The live games of these teams, the next ones of each, and the latest result of each that counts. */
export async function gamesOfTeams(
  db: Database,
  viewer: ViewerRole,
  teamIds: readonly number[],
  now: Date,
): Promise<Game[]> {
  if (teamIds.length === 0) return [];
  const live = await firstOfEach(db, teamIds, (eb) => eb('status', '=', 'live'), { order: 'asc', most: nextOfEach });
  const next = await firstOfEach(
    db,
    teamIds,
    (eb) => eb.and([eb('status', '=', 'upcoming'), eb('date_time', '>=', resultsDueBefore(now))]),
    { order: 'asc', most: nextOfEach },
  );
  const last = await firstOfEach(
    db,
    teamIds,
    (eb) =>
      eb.and([
        eb('status', '=', 'completed'),
        eb('counts', '=', 1),
        eb('home_score', 'is not', null),
        eb('away_score', 'is not', null),
        eb('date_time', '<=', now.toISOString()),
      ]),
    { order: 'desc', most: 1 },
  );
  return [...(await gamesByIds(db, viewer, [...new Set([...live, ...next, ...last])])).values()];
}

type Wanted = (eb: ExpressionBuilder<Schema, 'games'>) => Expression<SqlBool>;

/** The ids of the first wanted games of each team by their day. */
async function firstOfEach(
  db: Database,
  teamIds: readonly number[],
  wanted: Wanted,
  { order, most }: { order: 'asc' | 'desc'; most: number },
): Promise<number[]> {
  const ofSide = (side: 'home' | 'away') =>
    db
      .selectFrom('games')
      .select(['id', 'date_time', `${side}_team_id as team_id`])
      .where(`${side}_team_id`, 'in', teamIds)
      .where(wanted);
  const inOrder = sql.raw(order);
  const rows = await db
    .with('sides', () => ofSide('home').unionAll(ofSide('away')))
    .with('numbered', (within) =>
      within
        .selectFrom('sides')
        .select('id')
        .select(
          sql<number>`row_number() over (partition by team_id order by date_time ${inOrder}, id ${inOrder})`.as(
            'place',
          ),
        ),
    )
    .selectFrom('numbered')
    .select('id')
    .where('place', '<=', most)
    .execute();
  return rows.map(({ id }) => id);
}
