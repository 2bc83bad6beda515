import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { sports } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    sports: SportsTable;
  }
}

interface SportsTable extends PlainColumns<typeof sports.fields> {
  id: RowId;
  version: RowVersion;
  name_key: string;
}
