import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { residences } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    residences: PlainTable<typeof residences.fields>;
    account_residences: AccountResidencesTable;
  }
}

/** Where people live and lived: personal, so it is in no shared cache and in no log. */
interface AccountResidencesTable {
  id: RowId;
  account_id: number;
  residence_id: number;
  /** The first day, in the village's time. */
  from_day: string;
  /** The first day on which they no longer live there; null while they do. */
  until_day: string | null;
}

export const residencesMigrations: Migrations = {
  '0009_residences': async (db, { withId, sortedText }) => {
    await withId(db.schema.createTable('residences'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', sortedText, (column) => column.notNull().unique())
      .addColumn('short_name', 'text')
      .addColumn('first_colour', 'text', (column) => column.notNull())
      .addColumn('second_colour', 'text', (column) => column.notNull())
      .addColumn('crest', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('residents_count', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await withId(db.schema.createTable('account_residences'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('residence_id', 'integer', (column) =>
        column.notNull().references('residences.id').onDelete('restrict'),
      )
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('until_day', 'text')
      .execute();
    await createIndexes(db, 'account_residences', {
      account_residences_in_order: ['account_id', 'id'],
      account_residences_by_residence: ['residence_id'],
    });
    await sql`create unique index account_residences_one_at_a_time on account_residences (account_id)
      where until_day is null`.execute(db);
  },
};
