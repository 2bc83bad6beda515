import type { Feature } from '#server/feature.ts';
import { keepFilesInStep } from './desk.ts';
import { uploadsMigrations } from './migrations.ts';
import { pictureDesk } from './parts.ts';
import { uploadsRoutes } from './routes.ts';
import { uploadReaders } from './slots.ts';

export const uploads: Feature = {
  name: 'uploads',
  migrations: uploadsMigrations,
  routes: async (village) => uploadsRoutes(await pictureDesk.of(village), uploadReaders.among(village.fillings)),
  start: async (village) => {
    const desk = await pictureDesk.of(village);
    return keepFilesInStep(village.db, desk, village.changes, (line) => village.log.warn(line));
  },
};
