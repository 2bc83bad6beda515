import { createIndexes, type Migrations } from '#server/database/migrations.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    team_follows: { account_id: number; team_id: number };
  }
}

export const myTeamsMigrations: Migrations = {
  '0038_team_follows': async (db) => {
    await db.schema
      .createTable('team_follows')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('team_follows_once', ['account_id', 'team_id'])
      .execute();
    await createIndexes(db, 'team_follows', { team_follows_by_team_id: ['team_id'] });
  },
};
