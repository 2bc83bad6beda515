import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { groundAnchors, residenceAnchors } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    residence_anchors: ResidenceAnchorsTable;
    ground_anchors: GroundAnchorsTable;
  }
}

interface ResidenceAnchorsTable extends PlainColumns<typeof residenceAnchors.fields> {
  id: RowId;
  version: RowVersion;
  created_at: string;
}

interface GroundAnchorsTable extends PlainColumns<typeof groundAnchors.fields> {
  id: RowId;
  version: RowVersion;
  name_key: string;
}
