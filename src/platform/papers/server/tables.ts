import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import type { RowId, RowVersion } from '#server/database/schema.ts';
import { type PaperName, paperNames } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    papers: PapersTable;
  }
}

/** One row for each paper; its text is empty until an admin writes it. */
interface PapersTable {
  id: RowId;
  version: RowVersion;
  name: PaperName;
  text: string;
  changed_at: string | null;
}

export const papersMigrations: Migrations = {
  '0069_papers': async (db, { withId }) => {
    await withId(db.schema.createTable('papers'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text')
      .execute();
    for (const name of paperNames) await sql`insert into papers (name, text) values (${name}, '')`.execute(db);
  },
};
