import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { OrderColumn } from '#server/key-order.ts';
import type { PlainRow } from '#server/plain-columns.ts';
import { plainTable } from '#server/plain-table.ts';
import type { Write } from '#server/write.ts';
import { type Playlist, playlists } from '../contract.ts';

const newestFirst: OrderColumn[] = [
  { column: 'release_date', holds: 'text', descending: true },
  { column: 'id', holds: 'number', descending: true },
];
const rowsOfPlaylists = {
  table: 'playlists',
  order: newestFirst,
  fresh: ({ now }: Write) => ({ created_at: now.toISOString() }),
  shown: async () => (row: PlainRow) => ({ active: row['is_active'] === 1, createdAt: row['created_at'] }),
} as const;

/** Managed by admins; everybody else has the active one. */
export const playlistTable = plainTable(playlists, {
  ...rowsOfPlaylists,
  access: { read: 'admin' },
  rowsPerPage: 100,
});

const activeOnes = plainTable(playlists, { ...rowsOfPlaylists, rowsPerPage: 1, seenBy: () => ({ is_active: 1 }) });

/** The Playlist of the Week; null when there is none. */
export const activePlaylist = async (db: Database, viewer: Viewer): Promise<Playlist | null> =>
  (await activeOnes.list(db, viewer, {})).rows[0] ?? null;
