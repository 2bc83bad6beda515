import type { Database } from '#server/database/schema.ts';
import type { StatTotals } from '../stat-names.ts';

/** Those whose season totals follow from box scores. */
export async function derivedPlayers(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('players').select('id').where('kept_stats', 'is not', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** What was kept by hand before the first box score of a season, of players of a sport. */
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
