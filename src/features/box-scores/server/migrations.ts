import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';

export const boxScoresMigrations: Migrations = {
  '0150_box_scores': async (db) => {
    await db.schema
      .createTable('box_scores')
      .addColumn('game_id', 'integer', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('home_stats', 'text', (column) => column.notNull())
      .addColumn('away_stats', 'text', (column) => column.notNull())
      .addColumn('period_scores', 'text', (column) => column.notNull())
      .addColumn('corrected_at', 'text')
      .execute();
  },
  '0151_box_score_lines': async (db) => {
    await db.schema
      .createTable('box_score_lines')
      .addColumn('game_id', 'integer', (column) => column.notNull().references('games.id').onDelete('restrict'))
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id').onDelete('restrict'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('did_not_play', 'integer', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('is_corrected', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('stats', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('box_score_lines_once_per_player', ['game_id', 'player_id'])
      .execute();
    await db.schema.createIndex('box_score_lines_by_player').on('box_score_lines').columns(['player_id']).execute();
  },
  '0152_box_scores_counted_in': async (db) => {
    await db.schema.alterTable('box_scores').addColumn('counted_in', 'text').execute();
    await sql`update box_scores set counted_in =
      (select season from games where games.id = game_id and status not in ('cancelled', 'postponed'))`.execute(db);
  },
  '0153_box_scores_counted': async (db) => {
    await db.schema.alterTable('box_scores').addColumn('counted', 'text').execute();
  },
};
