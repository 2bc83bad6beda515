import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { IconName, TipCategory } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    workouts: WorkoutsTable;
    tips: TipsTable;
  }
}

interface WorkoutsTable {
  id: RowId;
  version: RowVersion;
  title: string;
  description: string | null;
  duration: Default<string>;
  /** JSON of `Exercises`, in the form that the contract gives them. */
  exercises: string;
  featured: DefaultFlag;
  created_at: string;
}

interface TipsTable {
  id: RowId;
  version: RowVersion;
  title: string;
  description: string;
  category: Default<TipCategory>;
  icon: Default<IconName>;
  featured: DefaultFlag;
  created_at: string;
}
