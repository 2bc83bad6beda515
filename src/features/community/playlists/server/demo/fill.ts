import { seededRandom } from '#demo/random.ts';
import { flag } from '#server/database/schema.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { activePlaylistTag, playlistsTag } from '../../cache-tags.ts';

export interface DemoPlaylist {
  title: string;
  description: string;
  curator: string;
  /** The colours of its cover. */
  colours: readonly [string, string];
  spotify: string;
  appleMusic: string;
  /** Title, artist. All invented, as the villagers are. */
  tracks: [title: string, artist: string][];
}

/** One a week, oldest first; the last is the Playlist of the Week. */
export const demoPlaylists: DemoPlaylist[] = [
  {
    title: 'First Week Nerves',
    description: 'Slow keys and long walks between lecture halls.',
    curator: 'Buhle Ngcobo',
    colours: ['#2b5fd0', '#12103a'],
    spotify: '37i9dQZF1DX4sWSpwq3LiO',
    appleMusic: 'first-week-nerves/pl.0001',
    tracks: [
      ['Lift on the Third Floor', 'Quiet Corridor'],
      ['Borrowed Umbrella', 'Neo & the Rain'],
      ['Timetable Clash', 'Night Library'],
      ['Room 214', 'Quiet Corridor'],
    ],
  },
  {
    title: 'Log Drum Sundays',
    description: 'Amapiano for a clean kitchen and an open window.',
    curator: 'Divan Swart',
    colours: ['#d98a1f', '#5b1e2d'],
    spotify: '37i9dQZF1DWYkaDif7Ztbp',
    appleMusic: 'log-drum-sundays/pl.0002',
    tracks: [
      ['Sbwl iDrum', 'Kasi Keys'],
      ['Ama-Dishes', 'DJ Washing Line'],
      ['Bhuti wePiano', 'Kasi Keys'],
      ['Sunday Shuffle', 'Lwazi on 12'],
      ['Phandle', 'Sis Thoko'],
    ],
  },
  {
    title: 'Derby Week Warm-Up',
    description: 'Starts at tip-off minus sixty: something to stretch to, then something to run out to.',
    curator: 'Karabo Pitso',
    colours: ['#3b74e0', '#7c2d92'],
    spotify: '37i9dQZF1DX76Wlfdnj7AP',
    appleMusic: 'derby-week-warm-up/pl.0003',
    tracks: [
      ['Lights On', 'Village Brass'],
      ['Full-Court Press', 'MC Baseline'],
      ['Drums Behind the Rope', 'The Supporters'],
      ['Two Minutes Left', 'MC Baseline ft. Sis Thoko'],
      ['Vetkoek at Half-Time', 'Kasi Keys'],
      ['Home Side', 'Village Brass'],
      ['Last Bus to Res', 'Night Library'],
    ],
  },
];

export const coverOf = (at: number) => `playlists/${at + 1}.svg`;

export const playlistsArt = (): DemoArt[] =>
  demoPlaylists.map((playlist, at): DemoArt => [coverOf(at), drawCover(playlist)]);

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
  write.changed(playlistsTag, activePlaylistTag);
}
