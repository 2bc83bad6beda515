import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
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
  '0010_teams': async (db, { withId }) => {
    await withId(db.schema.createTable('teams'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('restrict'))
      .addColumn('residence_id', 'integer', (column) => column.references('residences.id').onDelete('restrict'))
      .addColumn('second_residence_id', 'integer', (column) => column.references('residences.id').onDelete('restrict'))
      .addColumn('logo', 'text')
      .addColumn('gender', 'text', (column) => column.notNull())
      .addColumn('games_played', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('wins', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('losses', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('record_derived', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('teams_name_once_per_sport', ['sport_id', 'name_key'])
      .execute();
    await createIndexes(db, 'teams', {
      teams_by_residence_id: ['residence_id'],
      teams_by_second_residence_id: ['second_residence_id'],
    });
    // Games reference a team together with its sport.
    await db.schema.createIndex('teams_with_sport').on('teams').columns(['id', 'sport_id']).unique().execute();
  },
};
