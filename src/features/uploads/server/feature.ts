import type { Feature } from '#server/feature.ts';
import { uploadsMigrations } from './migrations.ts';
import { pictureService } from './parts.ts';
import { keepFilesInStep } from './picture-service.ts';
import { removeAllUploads } from './removal-commands.ts';
import { uploadsRoutes } from './routes.ts';
import { uploadReaders } from './slots.ts';

export const uploads: Feature = {
  name: 'uploads',
  migrations: uploadsMigrations,
  onReset: { uploads: removeAllUploads, removed_uploads: 'kept' },
  routes: async (village) => uploadsRoutes(await pictureService.of(village), uploadReaders.among(village.fillings)),
  start: async (village) => {
    const pictures = await pictureService.of(village);
    return keepFilesInStep(village.db, pictures, village.changes, (line) => village.log.warn(line));
  },
};
