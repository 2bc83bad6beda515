import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { highlights } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    highlights: PlainTable<typeof highlights.fields> & { subject_id: number };
  }
}
