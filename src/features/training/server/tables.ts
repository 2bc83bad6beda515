import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { tips, workouts } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    workouts: PlainTable<typeof workouts.fields> & { created_at: string };
    tips: PlainTable<typeof tips.fields> & { created_at: string };
  }
}
