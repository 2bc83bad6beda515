import type { Database } from '#server/database/schema.ts';
import type { StatTotals } from '../stat-names.ts';
import { isSomething } from './openings.ts';
import { statsIn } from './stat-columns.ts';

/** The players whose season totals are derived from box scores. */
export async function derivedPlayers(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('players').select('id').where('kept_stats', 'is not', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Those of these players who have neither box scores nor totals entered by hand. */
export async function withoutKeptStats(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('players')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('kept_stats', 'is', null)
    .execute();
  return rows.filter((row) => !isSomething(statsIn(row))).map(({ id }) => id);
}

/** The totals entered by hand before the first box score of a season, for the players of a sport. */
export async function openingsOfSport(
  db: Database,
  sportId: number,
  season: string,
): Promise<{ id: number; opening: StatTotals }[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .select(['players.id', 'players.openings'])
    .where('teams.sport_id', '=', sportId)
    .where('players.kept_stats', 'is not', null)
    .where('players.openings', 'is not', null)
    .execute();
  return rows.flatMap(({ id, openings }) => {
    const opening: StatTotals | undefined = JSON.parse(openings ?? '{}')[season];
    return opening ? [{ id, opening }] : [];
  });
}
