import { isMember } from '#server/access/access.ts';
import type { Feature } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { uploadReaders } from './extension-points.ts';
import { keepFilesInStep, sweepAndReport } from './picture-service.ts';
import { rowPicture, trashDays } from './policy.ts';
import { uploadsRoutes } from './routes.ts';
import { pictureService } from './services.ts';
import { removeAllUploads } from './sweep.ts';
import { uploadsMigrations } from './tables.ts';

const daily = 24 * 3_600_000;

export const uploads: Feature = {
  name: 'uploads',
  migrations: uploadsMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Pictures that you uploaded',
      what: 'The picture in some sizes and that it came from your account. Where and with which camera it was taken is removed.',
      seenBy: 'Everybody who sees the thought, photo or page that shows it.',
      until: `As long as something shows it. Then it lies in the server’s trash for ${daysText(trashDays)}.`,
      tables: ['uploads'],
    },
  ],
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
