import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';

export const playersMigrations: Migrations = {
  '0035_players': async (db, { withId }) => {
    let table = withId(db.schema.createTable('players'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('restrict'))
      .addColumn('position', 'text')
      .addColumn('jersey_number', 'integer')
      .addColumn('photo', 'text')
      .addColumn('bio', 'text')
      .addColumn('is_mvp', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_all_star', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_captain', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_club_anchor', 'integer', (column) => column.notNull().defaultTo(0));
    for (const column of countedAtFirst)
      table = table.addColumn(column, 'integer', (made) => made.notNull().defaultTo(0));
    await table.execute();
    await db.schema.createIndex('players_team').on('players').columns(['team_id', 'id']).execute();
    await db.schema.createIndex('players_all_star').on('players').columns(['is_all_star', 'id']).execute();
  },
  '0036_players_kept_stats': async (db) => {
    await db.schema.alterTable('players').addColumn('kept_stats', 'text').execute();
    await db.schema
      .createIndex('players_derived')
      .on('players')
      .column('id')
      .where(sql.ref('kept_stats'), 'is not', null)
      .execute();
  },
  '0037_players_openings': async (db) => {
    await db.schema.alterTable('players').addColumn('opening_stats', 'text').execute();
    await db.schema.alterTable('players').addColumn('openings', 'text').execute();
  },
};

/** The season totals of the first version; a later one is a migration of its own. */
const countedAtFirst = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'shots_made',
  'shots_taken',
  'three_pointers_made',
  'three_pointers_taken',
  'free_throws_made',
  'free_throws_taken',
  'games_played',
] as const;
