import type { Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';
import type { TokenScope } from '#shared/api-tokens.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    api_tokens: ApiTokensTable;
  }
}

interface ApiTokensTable {
  id: RowId;
  token_hash: string;
  name: string;
  scope: TokenScope;
  created_at: string;
  /** Null if it works until it is revoked. A revoked one is deleted: the audit log remembers it. */
  ends_at: string | null;
  /** Written once a minute at most. */
  last_used_at: string | null;
}

export const apiTokensMigrations: Migrations = {
  '0066_api_tokens': async (db, { withId }) => {
    await withId(db.schema.createTable('api_tokens'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text')
      .addColumn('last_used_at', 'text')
      .execute();
  },
};
