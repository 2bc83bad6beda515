import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { tips, workouts } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    workouts: WorkoutsTable;
    tips: TipsTable;
  }
}

interface WorkoutsTable extends PlainColumns<typeof workouts.fields> {
  id: RowId;
  version: RowVersion;
  created_at: string;
}

interface TipsTable extends PlainColumns<typeof tips.fields> {
  id: RowId;
  version: RowVersion;
  created_at: string;
}
