import { type QueryExecutorProvider, sql } from 'kysely';
import { residencesIn } from '#features/residences/rules.ts';
import { defaultSettings } from '#features/settings/rules.ts';
import { nameKey } from '#shared/name-key.ts';

/** Gives older villages' teams the residences that their names reveal; admins settle the rest. A migration: never edit. */
export async function giveTeamsTheirResidences(db: QueryExecutorProvider): Promise<void> {
  const { rows: teams } = await sql<{ id: number; name: string; sportId: number }>`
    select id, name, sport_id as "sportId" from teams order by id`.execute(db);
  if (teams.length === 0) return;
  for (const { name, isHome, teamIds } of residencesIn(teams, await homeSide(db))) {
    const { rows } = await sql<{ id: number }>`
      insert into residences (name, name_key, first_colour, second_colour, kind)
      values (${name}, ${nameKey(name)}, '#3b74e0', '#2350b4', ${isHome ? 'home' : 'visiting'}) returning id`.execute(
      db,
    );
    const [{ id } = { id: null }] = rows;
    await sql`update teams set residence_id = ${id} where id in (${sql.join(teamIds)})`.execute(db);
  }
}

async function homeSide(db: QueryExecutorProvider) {
  const { rows } = await sql<{ changed_values: string }>`select changed_values from settings where id = 1`.execute(db);
  const { homeSideName, homeSidePatterns } = { ...defaultSettings, ...JSON.parse(rows[0]?.changed_values ?? '{}') };
  return { homeSideName: String(homeSideName), homeSidePatterns: [homeSidePatterns].flat().map(String) };
}
