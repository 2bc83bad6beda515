import { sql } from 'kysely';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { rowUses } from '#platform/spreadsheets/server/extension-points.ts';
import { uploadReaders } from '#platform/uploads/server/extension-points.ts';
import { pictureService } from '#platform/uploads/server/services.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { defineResourceExport } from '#server/resources/exported-list.ts';
import { namedBy } from '#server/resources/resource-feature.ts';
import { fixtureText } from '#shared/notation.ts';
import { pendingPhotosTag, photosTag, photoTag } from '../cache-tags.ts';
import { type PhotoGame, PhotoStatus, photos as photoResource } from '../contract.ts';
import { countPendingPhotos, listPhotos, mayReadPhotoFile } from './queries.ts';
import { photosRoutes } from './routes.ts';
import { photosMigrations } from './tables.ts';

/** The fields of every photo, pending ones included, without the pictures themselves. */
const photoExport = defineResourceExport(photoResource, {
  title: 'Photos (without the pictures)',
  list: PhotoStatus.options.map((status) => async (db, viewer, { cursor }) => {
    const page = await listPhotos(db, viewer, { status, cursor });
    const rows = page.rows.map((photo) => ({ ...photo, game: photo.game && fixtureOf(photo.game) }));
    return { ...page, rows };
  }),
});

const fixtureOf = ({ homeTeam, awayTeam }: PhotoGame) => fixtureText(homeTeam.name, awayTeam.name);

const waitingPhotos = waitingLists.contribution({
  access: 'officer',
  dependsOn: [pendingPhotosTag],
  link: '/media?tab=photos',
  count: countPendingPhotos,
  text: (count) => (count === 1 ? '1 photo is waiting for approval' : `${count} photos are waiting for approval`),
});

export const photos: Feature = {
  name: 'photos',
  migrations: photosMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Photos for the gallery',
      what: 'The photo, its title and text, the game it shows, and that you sent it in.',
      seenBy:
        'Officers until they approve it, then everybody who is logged in. Only officers and admins see who sent it in.',
      until: 'Until an officer or admin deletes it.',
      tables: ['photos'],
    },
  ],
  onReset: { photos: 'emptied' },
  routes: async (app) => photosRoutes(await pictureService.of(app)),
  // Members may only subscribe to the list: a row's tag would tell them of a pending photo.
  subscriptionAccess: { member: [photosTag], officer: [photoTag, pendingPhotosTag] },
  contributes: [
    uploadReaders.contribution({ purpose: 'photo', mayRead: mayReadPhotoFile }),
    rowUses.contribution({
      of: 'games',
      uses: sql`select game_id as id from photos`,
      one: 'photo',
      many: 'photos',
      onUndo: 'unlinked',
      onDelete: 'unlinked',
    }),
    photoExport,
    waitingPhotos,
    namedBy('photo', 'photos', 'title'),
  ],
  isUntouched: haveNoRows('photos'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoPhotos(write),
  demoArt: async () => (await import('./demo/fill.ts')).photosArt(),
  testing: async () => (await import('../testing/examples.ts')).photosExamples,
};
