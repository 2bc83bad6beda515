import { isMember } from '#server/access/access.ts';
import type { Feature } from '#server/feature.ts';
import { uploadReaders } from './extension-points.ts';
import { keepFilesInStep, sweepAndReport } from './picture-service.ts';
import { rowPicture } from './policy.ts';
import { uploadsRoutes } from './routes.ts';
import { pictureService } from './services.ts';
import { removeAllUploads } from './sweep.ts';
import { uploadsMigrations } from './tables.ts';

const daily = 24 * 3_600_000;

export const uploads: Feature = {
  name: 'uploads',
  migrations: uploadsMigrations,
  onReset: { uploads: removeAllUploads, removed_uploads: 'kept' },
  routes: async (app) => uploadsRoutes(await pictureService.of(app), uploadReaders.among(app.contributions)),
  contributes: [uploadReaders.contribution({ purpose: rowPicture, mayRead: async (_db, viewer) => isMember(viewer) })],
  testing: async () => (await import('../testing/examples.ts')).uploadsExamples,
  start: async (app) => {
    const pictures = await pictureService.of(app);
    return keepFilesInStep(app.db, pictures, app.changes, app.log);
  },
  scheduledJobs: async (app) => {
    const { store } = await pictureService.of(app);
    const warn = (line: string) => app.log.warn(line);
    const work = (now: Date) => sweepAndReport(app.db, store, { now, warn });
    return [{ name: 'pictures', every: daily, trustsClock: true, work }];
  },
};
