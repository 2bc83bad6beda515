import type { RowId } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    shared_workouts: SharedWorkoutsTable;
  }
}

interface SharedWorkoutsTable {
  id: RowId;
  /** Null for an account that is gone. */
  account_id: number | null;
  title: string;
  description: string | null;
  duration: string;
  /** JSON, in the form that is answered. */
  exercises: string;
  created_at: string;
  /** The day in the village's time zone as it was then: 2026-03-04. */
  shared_on: string;
  /** What it is talked about and liked by. */
  subject_id: number;
}
