import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { villageDay } from '#platform/settings/server/queries.ts';
import type { Admin } from '#server/access/access.ts';
import { takeTurn } from '#server/database/engine.ts';
import { badField, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { activePlaylistTag, playlistsTag, playlistTag } from '../cache-tags.ts';
import type { Playlist, playlists } from '../contract.ts';
import { playlistTable } from './queries.ts';

type Sent = z.output<typeof playlists.Create>;
type Change = z.output<typeof playlists.Change>;

/** Makes a playlist the Playlist of the Week, in place of the previous one. */
export async function activatePlaylist(write: Write<Admin>, id: number): Promise<Playlist> {
  await lockRowForUpdate(write.db, 'playlists', id);
  const { isActive } = await found(write, id);
  if (isActive) return found(write, id);
  await clearActive(write);
  await write.db.updateTable('playlists').set({ is_active: 1, version: raised }).where('id', '=', id).execute();
  write.changed(playlistsTag, playlistTag(id));
  await write.audit({ act: 'playlist.activate', subject: `playlist:${id}` });
  return found(write, id);
}

/** Leaves the village without a Playlist of the Week. */
export async function deactivatePlaylists(write: Write<Admin>): Promise<void> {
  const cleared = await clearActive(write);
  for (const id of cleared) await write.audit({ act: 'playlist.deactivate', subject: `playlist:${id}` });
}

export async function addPlaylist(write: Write<Admin>, { active, ...sent }: Sent): Promise<number> {
  const isActive = readActive({ ...sent, active });
  if (isActive) await clearActive(write);
  const releaseDate = sent.releaseDate ?? (await villageDay(write.db, write.now));
  return playlistTable.add(write, { ...sent, isActive, releaseDate });
}

export async function changePlaylist(
  write: Write<Admin>,
  current: Playlist,
  { active, ...sent }: Change,
): Promise<void> {
  const isActive = readActive({ ...sent, active });
  if (isActive && !current.isActive) await clearActive(write);
  if (current.isActive) write.changed(activePlaylistTag);
  await playlistTable.change(write, current, { ...sent, isActive });
}

export async function removePlaylist(write: Write<Admin>, current: Playlist): Promise<void> {
  if (current.isActive) write.changed(activePlaylistTag);
  await playlistTable.remove(write, current);
}

/** Callers take turns and already hold the row of their own playlist, so that nobody who waits holds the active one. */
async function clearActive(write: Write): Promise<number[]> {
  await takeTurn(write, activePlaylistTag);
  const cleared = await write.db
    .updateTable('playlists')
    .set({ is_active: 0, version: raised })
    .where('is_active', '=', 1)
    .returning('id')
    .execute();
  const ids = cleared.map(({ id }) => id);
  write.changed(playlistsTag, activePlaylistTag, ...ids.map((id) => playlistTag(id)));
  return ids;
}

const raised = sql<number>`version + 1`;

/** `active` and `isActive` are two names of one field, and must agree. */
function readActive({ active, isActive = active }: Pick<Sent, 'active' | 'isActive'>): boolean | undefined {
  if (active !== undefined && active !== isActive) throw badField('active', 'contradicts isActive');
  return isActive;
}

async function found({ db, viewer }: Write<Admin>, id: number): Promise<Playlist> {
  const playlist = await playlistTable.find(db, viewer, id);
  if (!playlist) throw notFound('This playlist');
  return playlist;
}
