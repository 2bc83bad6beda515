import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites } from '#testing/statuses.ts';

export const backupsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/admin/backups': { gets: adminReads },
    'POST /api/admin/backups': { gets: adminWrites },
    'PATCH /api/admin/backups/schedule': {
      gets: adminWrites,
      body: () => ({ hour: 4, days: 14, weeks: 8, months: 12 }),
    },
    // A backup holds everything, so reading one needs a password that was just typed.
    'GET /api/admin/backups/:name/file': {
      gets: [401, 403, 403, 403, 403, 404],
      path: () => '/api/admin/backups/none.tar.gz/file',
    },
  },
});
