import { sql } from 'kysely';
import type { Migrations } from '#server/database/migrations.ts';
import { computeNameKeysAgain } from '#server/resources/name-keys.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { groundAnchors, residenceAnchors } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    residence_anchors: PlainTable<typeof residenceAnchors.fields> & { created_at: string };
    ground_anchors: PlainTable<typeof groundAnchors.fields>;
  }
}

export const anchorsMigrations: Migrations = {
  '0120_residence_anchors': async (db, { withId }) => {
    await withId(db.schema.createTable('residence_anchors'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('year', 'text', (column) => column.notNull())
      .addColumn('photo', 'text')
      .addColumn('banner_photo', 'text')
      .addColumn('bio', 'text')
      .addColumn('email', 'text')
      .addColumn('office', 'text', (column) => column.notNull())
      .addColumn('office_hours', 'text', (column) => column.notNull())
      .addColumn('responsibilities', 'text', (column) => column.notNull())
      .addColumn('achievements', 'text', (column) => column.notNull())
      .addColumn('video_url', 'text')
      .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    const indexes = { residence_anchors_active: ['active', 'id'], residence_anchors_by_video: ['video_url', 'active'] };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on('residence_anchors').columns(columns).execute();
    }
  },
  '0121_ground_anchors': async (db, { withId, engine }) => {
    await withId(db.schema.createTable('ground_anchors'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      // SQLite compares by code point; PostgreSQL would use the collation that the database was created with.
      .addColumn('name_key', engine === 'postgres' ? sql`text collate "C"` : 'text', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('photo', 'text')
      .addColumn('bio', 'text')
      .addColumn('achievements', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ground_anchors_by_name').on('ground_anchors').columns(['name_key', 'id']).execute();
  },
  '0123_ground_anchors_folded_names': computeNameKeysAgain('ground_anchors', { within: null }),
};
