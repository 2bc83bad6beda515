import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { tips, workouts } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    workouts: PlainTable<typeof workouts.fields> & { created_at: string };
    tips: PlainTable<typeof tips.fields> & { created_at: string };
  }
}

export const trainingMigrations: Migrations = {
  '0027_training': async (db, { withId }) => {
    await withId(db.schema.createTable('workouts'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('duration', 'text', (column) => column.notNull().defaultTo('30 mins'))
      .addColumn('exercises', 'text', (column) => column.notNull())
      .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'workouts', { workouts_featured: ['featured', 'id'] });
    await withId(db.schema.createTable('tips'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull().defaultTo('Nutrition'))
      .addColumn('icon', 'text', (column) => column.notNull().defaultTo('apple-alt'))
      .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'tips', { tips_featured: ['featured', 'id'] });
  },
};
