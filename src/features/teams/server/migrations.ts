import type { Migrations } from '#server/database/migrations.ts';

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
};
