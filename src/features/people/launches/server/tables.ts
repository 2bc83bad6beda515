import type { Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    launches: LaunchesTable;
  }
}

interface LaunchesTable {
  id: RowId;
  token: string;
  places: number;
  joined: number;
  opened_at: string;
  closes_at: string;
  /** Null until an admin closes it before its end. */
  closed_at: string | null;
}

export const launchesMigrations: Migrations = {
  '0006_launches': async (db, { withId }) => {
    await withId(db.schema.createTable('launches'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('places', 'integer', (column) => column.notNull())
      .addColumn('joined', 'integer', (column) => column.notNull())
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .addColumn('closes_at', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text')
      .execute();
  },
};
