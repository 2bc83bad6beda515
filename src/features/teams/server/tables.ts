import type { Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { teams } from '../contract.ts';
import { giveTeamsTheirResidences } from './first-residences.ts';

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
};
