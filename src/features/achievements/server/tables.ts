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
  /** The shared workout that earned it, where one did and is still there. */
  shared_workout_id: number | null;
  awarded_at: string;
}
