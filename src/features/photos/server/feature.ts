import { pictureService } from '#features/uploads/server/parts.ts';
import { uploadReaders } from '#features/uploads/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { photosArt } from './demo/art.ts';
import { addDemoPhotos } from './demo/fill.ts';
import { photoExport } from './export.ts';
import { photosMigrations } from './migrations.ts';
import { mayReadPhotoFile } from './queries.ts';
import { photosRoutes } from './routes.ts';

export const photos: Feature = {
  name: 'photos',
  migrations: photosMigrations,
  onReset: { photos: 'emptied' },
  routes: async (village) => photosRoutes(await pictureService.of(village)),
  // Members go by the list: a row's topic would tell them of a photo that waits.
  audiences: { photos: 'member', photo: 'officer', 'pending-photos': 'officer' },
  fills: [uploadReaders.fill({ purpose: 'photo', mayRead: mayReadPhotoFile }), photoExport],
  isUntouched: haveNoRows('photos'),
  demo: addDemoPhotos,
  demoArt: photosArt,
  testing: async () => (await import('../testing/examples.ts')).photosExamples,
};
