import { isMember } from '#server/access/access.ts';
import type { Feature } from '#server/feature.ts';
import { uploadReaders } from './extension-points.ts';
import { uploadsMigrations } from './migrations.ts';
import { pictureService } from './parts.ts';
import { keepFilesInStep, sweepAndReport } from './picture-service.ts';
import { rowPicture } from './policy.ts';
import { removeAllUploads } from './removal-commands.ts';
import { uploadsRoutes } from './routes.ts';

const daily = 24 * 3_600_000;

export const uploads: Feature = {
  name: 'uploads',
  migrations: uploadsMigrations,
  onReset: { uploads: removeAllUploads, removed_uploads: 'kept' },
  routes: async (village) =>
    uploadsRoutes(await pictureService.of(village), uploadReaders.among(village.contributions)),
  contributes: [uploadReaders.contribution({ purpose: rowPicture, mayRead: async (_db, viewer) => isMember(viewer) })],
  testing: async () => (await import('../testing/examples.ts')).uploadsExamples,
  start: async (village) => {
    const pictures = await pictureService.of(village);
    return keepFilesInStep(village.db, pictures, village.changes, village.log);
  },
  scheduledJobs: async (village) => {
    const { store } = await pictureService.of(village);
    const warn = (line: string) => village.log.warn(line);
    const work = (now: Date) => sweepAndReport(village.db, store, { now, warn });
    return [{ name: 'pictures', every: daily, trustsClock: true, work }];
  },
};
