import { type QueryExecutorProvider, sql } from 'kysely';
import { residencesIn } from '#features/people/residences/rules.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import type { Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag } from '#server/database/schema.ts';
import { computeNameKeysAgain } from '#server/resources/name-keys.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import { nameKey } from '#shared/names.ts';
import type { teams } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    teams: TeamsTable;
  }
}

interface TeamsTable extends PlainTable<typeof teams.fields> {
  games_played: number;
  wins: number;
  losses: number;
  record_derived: DefaultFlag;
}

export const teamsMigrations: Migrations = {
  '0021_teams': async (db, { withId }) => {
    await withId(db.schema.createTable('teams'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('restrict'))
      .addColumn('logo', 'text')
      .addColumn('gender', 'text', (column) => column.notNull())
      .addColumn('games_played', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('wins', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('losses', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('record_derived', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('teams_name_once_per_sport', ['sport_id', 'name_key'])
      .execute();
  },
  '0232_team_residences': async (db) => {
    for (const column of ['residence_id', 'second_residence_id']) {
      await db.schema
        .alterTable('teams')
        .addColumn(column, 'integer', (added) => added.references('residences.id').onDelete('restrict'))
        .execute();
      await db.schema.createIndex(`teams_by_${column}`).on('teams').column(column).execute();
    }
    await giveTeamsTheirResidences(db);
  },
  '0233_teams_folded_names': computeNameKeysAgain('teams', { within: ['sport_id'] }),
};

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
