import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { adminReads, adminWrites, members } from '#testing/statuses.ts';
import { insertRow, type World } from '#testing/world.ts';

function addPlaylist({ db, word }: World): Promise<number> {
  const empty = { description: null, cover_image: null, spotify_url: null, apple_music_url: null, youtube_url: null };
  return insertRow(
    db
      .insertInto('playlists')
      .values({
        ...empty,
        title: word(),
        release_date: '2026-11-20',
        curator: null,
        is_active: 0,
        featured: 0,
        tracks: '[]',
        created_at: new Date().toISOString(),
      })
      .returning('id'),
  );
}

const newPlaylist = () => ({
  title: 'Derby Week Warm-Up',
  description: 'Stretch.\nThen run.',
  coverImage: 'https://img.example/cover.jpg',
  spotifyUrl: 'https://open.spotify.com/playlist/1',
  appleMusicUrl: 'https://music.apple.com/za/playlist/1',
  youtubeUrl: 'https://music.youtube.com/playlist?list=1',
  releaseDate: '2026-11-20',
  curator: 'Karabo Pitso',
  active: true,
  featured: true,
  tracks: [{ title: 'Lights On', artist: 'Village Brass' }],
});

export const playlistsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/playlists', {
      row: addPlaylist,
      add: newPlaylist,
      change: () => ({ tracks: '[{"title":"Lights On","artist":"Village Brass"}]', isActive: false }),
    }),
    'GET /api/playlists': { gets: adminReads },
    'GET /api/playlists/:id': { gets: adminReads, row: addPlaylist },
    'GET /api/playlists/active': { gets: members },
    'POST /api/playlists/:id/set-active': { gets: adminWrites, row: addPlaylist },
    'PATCH /api/playlists/:id/set-active': { gets: adminWrites, row: addPlaylist, body: () => ({ active: true }) },
    'POST /api/playlists/set-all-inactive': { gets: adminWrites },
    'PATCH /api/playlists/set-all-inactive': { gets: adminWrites },
  },
  changeable: [
    {
      path: '/api/playlists',
      row: addPlaylist,
      changes: [{ curator: 'Buhle' }, { featured: true }],
      optional: {
        description: 'Loud',
        coverImage: 'https://img.example/a.png',
        curator: 'Buhle',
        spotifyUrl: 'https://open.spotify.com/playlist/1',
      },
    },
  ],
});
