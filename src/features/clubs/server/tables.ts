import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { clubs } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    clubs: ClubsTable;
  }
}

interface ClubsTable extends PlainColumns<typeof clubs.fields> {
  id: RowId;
  version: RowVersion;
  name_key: string;
}
