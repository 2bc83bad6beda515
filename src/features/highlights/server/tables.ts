import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { highlights } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    highlights: HighlightsTable;
  }
}

interface HighlightsTable extends PlainColumns<typeof highlights.fields> {
  id: RowId;
  version: RowVersion;
  subject_id: number;
}
