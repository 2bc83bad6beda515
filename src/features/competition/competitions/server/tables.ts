import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { competitions, pointAdjustments } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    competitions: PlainTable<typeof competitions.fields>;
    /** `account_id`: who decided it; `changed_by`: who changed it last. Null if the account is gone. */
    point_adjustments: PlainTable<typeof pointAdjustments.fields> & {
      account_id: number | null;
      changed_by: number | null;
    };
  }
}

const numbers = [
  ...['points_for_win', 'points_for_draw', 'points_for_loss', 'forfeit_score', 'forfeit_points'],
  ...['late_forfeit_points', 'walkover_points', 'awarded_points'],
];

/** Added by a later migration than the others. */
const laterNumbers = [
  ...['deciding_set_win', 'deciding_set_loss', 'overtime_win', 'overtime_loss'],
  ...['points_per_period', 'leader_games', 'leader_attempts'],
];

export const competitionsMigrations: Migrations = {
  '0015_competitions': async (db, { withId }) => {
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
      .addColumn('head_to_head_again', 'integer', (column) => column.notNull().defaultTo(1))
      .addUniqueConstraint('competitions_once_per_season', ['sport_id', 'season', 'name_key']);
    await numbers.reduce((columns, name) => columns.addColumn(name, 'integer'), table).execute();

    await withId(db.schema.createTable('point_adjustments'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('competition_id', 'integer', (column) =>
        column.notNull().references('competitions.id').onDelete('cascade'),
      )
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('changed_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .execute();
    await createIndexes(db, 'point_adjustments', {
      point_adjustments_by_competition: ['competition_id', 'id'],
      point_adjustments_by_team: ['team_id'],
      point_adjustments_by_account: ['account_id'],
      point_adjustments_changed_by: ['changed_by'],
    });
  },
  '0048_competitions_orders': async (db) => {
    await db.schema
      .alterTable('competitions')
      .addColumn('table_order', 'text', (column) => column.notNull().defaultTo('sport'))
      .execute();
    for (const name of laterNumbers) await db.schema.alterTable('competitions').addColumn(name, 'integer').execute();
  },
  '0058_competitions_walk_ons': async (db) => {
    await db.schema
      .alterTable('competitions')
      .addColumn('walk_ons', 'text', (column) => column.notNull().defaultTo('scorers'))
      .execute();
  },
  '0063_competitions_no_result': async (db) => {
    await db.schema.alterTable('competitions').addColumn('points_for_no_result', 'integer').execute();
  },
};
