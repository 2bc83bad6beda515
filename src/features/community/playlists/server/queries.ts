import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { dated, newestFirst, plainTable } from '#server/resources/plain-table.ts';
import { type Playlist, playlists } from '../contract.ts';

/** Managed by admins; everybody else reads the active one only. */
export const playlistTable = plainTable(playlists, {
  table: 'playlists',
  access: { read: 'admin' },
  order: [{ column: 'release_date', holds: 'text', descending: true }, ...newestFirst],
  rowsPerPage: 100,
  fresh: dated.fresh,
  shown: async () => (row) => ({ active: row['is_active'] === 1, createdAt: row['created_at'] }),
});

/** The Playlist of the Week; null when there is none. */
export const activePlaylist = (db: Database, viewer: ViewerRole): Promise<Playlist | null> =>
  playlistTable.first(db, viewer, { where: { is_active: 1 } });
