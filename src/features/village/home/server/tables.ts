import type { Migrations } from '#server/database/migrations.ts';
import type { SaidDone } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    home_steps_done: HomeStepsDoneTable;
  }
}

/** What people have said is done of the steps on Home; the others follow from what is stored. */
interface HomeStepsDoneTable {
  account_id: number;
  done: SaidDone['done'];
}

export const homeMigrations: Migrations = {
  '0044_home_steps': async (db) => {
    await db.schema
      .createTable('home_steps_done')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('done', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('home_steps_done_once', ['account_id', 'done'])
      .execute();
  },
};
