import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { playlists } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    playlists: PlaylistsTable;
  }
}

interface PlaylistsTable extends PlainColumns<typeof playlists.fields> {
  id: RowId;
  version: RowVersion;
  created_at: string;
}
