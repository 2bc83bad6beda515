import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { groundAnchors, residenceAnchors } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    residence_anchors: PlainTable<typeof residenceAnchors.fields> & { created_at: string };
    ground_anchors: PlainTable<typeof groundAnchors.fields>;
  }
}
