import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    achievement_awards: AchievementAwardsTable;
  }
}

/** One per person and achievement. */
interface AchievementAwardsTable {
  id: RowId;
  account_id: number;
  achievement_id: number;
  /** The shared workout that earned it, if one did and still exists. */
  shared_workout_id: number | null;
  awarded_at: string;
}

export const achievementsMigrations: Migrations = {
  '0030_achievements': async (db, { withId }) => {
    await withId(db.schema.createTable('achievement_awards'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('achievement_id', 'integer', (column) => column.notNull())
      .addColumn('shared_workout_id', 'integer', (column) =>
        column.references('shared_workouts.id').onDelete('set null'),
      )
      .addColumn('awarded_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('achievement_awards_once', ['account_id', 'achievement_id'])
      .execute();
    await createIndexes(db, 'achievement_awards', { achievement_awards_by_workout: ['shared_workout_id'] });
  },
};
