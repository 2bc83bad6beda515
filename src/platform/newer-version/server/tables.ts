import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    newer_version: NewerVersionTable;
  }
}

interface NewerVersionTable {
  /** Always 1. */
  id: number;
  address: string | null;
  checked_at: string | null;
  /** The latest release, as the last answer said. */
  version: string | null;
  url: string | null;
  failure: string | null;
}

export const newerVersionMigrations: Migrations = {
  '0071_newer_version': async (db) => {
    await db.schema
      .createTable('newer_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('address', 'text')
      .addColumn('checked_at', 'text')
      .addColumn('version', 'text')
      .addColumn('url', 'text')
      .addColumn('failure', 'text')
      .execute();
    await sql`insert into newer_version (id) values (1)`.execute(db);
  },
};
