import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { memberAdds, members, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addPendingPhoto, addPictureFile } from './rows.ts';

const imageUrl = 'https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg';

const newPhoto = async (world: World) => ({
  title: 'Trophy night',
  imageUrl: '/art/posters/2.svg',
  description: '',
  dateAdded: '2026-03-04T16:30:00Z',
  gameId: await addUpcomingGame(world),
});

export const photosExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/photos', {
      row: addPendingPhoto,
      query: 'limit=10&gameId=1&teamId=1',
      add: newPhoto,
      change: async (world) => ({
        title: 'Derby night',
        description: null,
        imageUrl,
        gameId: await addUpcomingGame(world),
      }),
    }),
    // A pending photo, as in those below.
    'GET /api/photos/:id': { gets: [401, 404, 404, 200, 200, 200], row: addPendingPhoto },
    'POST /api/photos/upload': {
      gets: memberAdds,
      body: async (world) => {
        const gameId = String(await addUpcomingGame(world));
        return pictureForm({ title: 'Derby day', description: '', gameId });
      },
    },
    'POST /api/photos/:id/approve': { gets: officerWrites, row: addPendingPhoto },
    'POST /api/photos/approve': {
      gets: officerWrites,
      body: async (world) => ({ ids: [await addPendingPhoto(world)] }),
    },
    'POST /api/photos/reject': {
      gets: officerWrites,
      body: async (world) => ({ ids: [await addPendingPhoto(world)] }),
    },
    'DELETE /api/photos/:id': { gets: officerWrites, row: addPendingPhoto },
    'POST /api/photos/deletion': {
      gets: officerWrites,
      body: async (world) => ({ rows: [{ id: await addPendingPhoto(world) }] }),
    },
    // A file of a photo in the gallery.
    'GET /uploads/:id/:file': { gets: members, path: addPictureFile },
  },
  changeable: [{ path: '/api/photos', row: addPendingPhoto, changes: [{ title: 'Dusk' }, { description: 'River' }] }],
});
