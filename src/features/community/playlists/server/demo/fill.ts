import { join } from 'node:path';
import * as z from 'zod/mini';
import { seededRandom } from '#demo/random.ts';
import { readJson } from '#server/data-files.ts';
import { flag } from '#server/database/schema.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { activePlaylistTag, playlistsTag } from '../../cache-tags.ts';

/** `colours` are those of the cover. All is invented, as the villagers are. */
const DemoPlaylist = z.strictObject({
  title: z.string(),
  description: z.string(),
  curator: z.string(),
  colours: z.tuple([z.string(), z.string()]),
  spotify: z.string(),
  appleMusic: z.string(),
  tracks: z.array(z.strictObject({ title: z.string(), artist: z.string() })),
});
type DemoPlaylist = z.infer<typeof DemoPlaylist>;

/** One a week, oldest first; the last is the Playlist of the Week. */
const demoPlaylists = readJson(join(import.meta.dirname, 'playlists.json'), z.array(DemoPlaylist));

const getCoverPath = (at: number) => `playlists/${at + 1}.svg`;

export const playlistsArt = (): DemoArt[] =>
  demoPlaylists.map((playlist, at): DemoArt => [getCoverPath(at), drawCover(playlist)]);

/** An album sleeve: the groove of a record, and bars of random height. */
function drawCover({ title, colours: [lit, dark] }: DemoPlaylist): string {
  const random = seededRandom(`cover ${title}`);
  const bars = Array.from({ length: 9 }, (_, at) => {
    const height = random.between(30, 150);
    return `<rect x="${40 + at * 36}" y="${360 - height}" width="20" height="${height}" rx="10"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    '<path fill="url(#g)" d="M0 0H400V400H0Z"/>',
    '<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3">',
    ...[60, 95, 130, 165].map((radius) => `<circle cx="270" cy="130" r="${radius}"/>`),
    `</g><circle cx="270" cy="130" r="24" fill="#fff" fill-opacity=".8"/>`,
    `<g fill="#fff" fill-opacity=".85">${bars.join('')}</g>`,
    '</svg>\n',
  ].join('');
}

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
      cover_image: `/art/${getCoverPath(at)}`,
      youtube_url: null,
      spotify_url: `https://open.spotify.com/playlist/${spotify}`,
      apple_music_url: `https://music.apple.com/za/playlist/${appleMusic}`,
      tracks: JSON.stringify(tracks),
      release_date: released.slice(0, 10),
      is_active: flag(at === last),
      featured: flag(true),
      created_at: released,
    };
  });
  await write.db.insertInto('playlists').values(rows).execute();
  write.changed(playlistsTag, activePlaylistTag);
}
