import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { playlists } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    playlists: PlainTable<typeof playlists.fields> & { created_at: string };
  }
}
