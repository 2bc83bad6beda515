import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { activeTag } from '../commands.ts';
import { coverOf } from './art.ts';
import { demoPlaylists } from './playlists.ts';

const week = 7 * 86_400_000;

/** Adds a playlist for each of the last weeks. */
export async function addDemoPlaylists(write: Write): Promise<void> {
  const last = demoPlaylists.length - 1;
  const rows = demoPlaylists.map(({ title, description, curator, spotify, appleMusic, tracks }, at) => {
    const released = new Date(write.now.getTime() - (last - at) * week).toISOString();
    return {
      title,
      description,
      curator,
      cover_image: `/art/${coverOf(at)}`,
      youtube_url: null,
      spotify_url: `https://open.spotify.com/playlist/${spotify}`,
      apple_music_url: `https://music.apple.com/za/playlist/${appleMusic}`,
      tracks: JSON.stringify(tracks.map(([name, artist]) => ({ title: name, artist }))),
      release_date: released.slice(0, 10),
      is_active: flag(at === last),
      featured: flag(true),
      created_at: released,
    };
  });
  await write.db.insertInto('playlists').values(rows).execute();
  write.changed('playlists', activeTag);
}
