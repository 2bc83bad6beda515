import type { Migrations } from '#server/database/migrations.ts';
import { computeNameKeysAgain } from '#server/resources/name-keys.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { competitions } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    competitions: PlainTable<typeof competitions.fields>;
  }
}

const numbers = [
  ...['points_for_win', 'points_for_draw', 'points_for_loss', 'forfeit_score', 'forfeit_points'],
  ...['late_forfeit_points', 'walkover_points', 'awarded_points'],
];

export const competitionsMigrations: Migrations = {
  '0250_competitions': async (db, { withId }) => {
    const table = withId(db.schema.createTable('competitions'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('restrict'))
      .addColumn('season', 'text', (column) => column.notNull())
      .addColumn('team_ids', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('bonuses', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('first_tie_break', 'text', (column) => column.notNull().defaultTo('sport'))
      .addUniqueConstraint('competitions_once_per_season', ['sport_id', 'season', 'name_key']);
    await numbers.reduce((columns, name) => columns.addColumn(name, 'integer'), table).execute();
  },
  '0257_competitions_head_to_head': async (db) => {
    await db.schema
      .alterTable('competitions')
      .addColumn('head_to_head_again', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
  '0259_competitions_folded_names': computeNameKeysAgain('competitions', { within: ['sport_id', 'season'] }),
};
