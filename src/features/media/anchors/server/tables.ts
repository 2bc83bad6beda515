import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { groundAnchors, residenceAnchors } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    residence_anchors: PlainTable<typeof residenceAnchors.fields> & { created_at: string };
    ground_anchors: PlainTable<typeof groundAnchors.fields>;
  }
}

export const anchorsMigrations: Migrations = {
  '0032_anchors': async (db, { withId, sortedText }) => {
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
    await createIndexes(db, 'residence_anchors', {
      residence_anchors_active: ['active', 'id'],
      residence_anchors_by_video: ['video_url', 'active'],
    });
    await withId(db.schema.createTable('ground_anchors'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', sortedText, (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('photo', 'text')
      .addColumn('bio', 'text')
      .addColumn('achievements', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'ground_anchors', { ground_anchors_by_name: ['name_key', 'id'] });
  },
};
