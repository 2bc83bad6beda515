import type { Default, RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { sports } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    sports: SportsTable;
  }
}

interface SportsTable extends Omit<PlainColumns<typeof sports.fields>, 'definition'> {
  id: RowId;
  version: RowVersion;
  name_key: string;
  definition: Default<string>;
}
