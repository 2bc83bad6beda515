import { featureExamples } from '#testing/example.ts';
import { adminAdds, adminReads, adminWrites } from '#testing/statuses.ts';
import { restorePhrase } from '../contract.ts';
import { partForm } from './part-form.ts';

export const backupsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/admin/backups': { gets: adminReads },
    'POST /api/admin/backups': { gets: adminWrites },
    'PATCH /api/admin/backups/schedule': {
      gets: adminWrites,
      body: () => ({ hour: 4, days: 14, weeks: 8, months: 12 }),
    },
    'GET /api/admin/backups/:name': {
      gets: [401, 403, 403, 403, 404, 404],
      path: () => '/api/admin/backups/none.tar.gz',
    },
    'POST /api/admin/backups/:name/restore': {
      gets: [401, 403, 403, 403, 403, 404],
      path: () => '/api/admin/backups/none.tar.gz/restore',
      body: () => ({ confirm: restorePhrase }),
    },
    'POST /api/admin/backup-uploads': { gets: adminAdds, body: () => ({ size: 1_000 }) },
    'POST /api/admin/backup-uploads/:id/parts': {
      gets: [401, 403, 403, 403, 403, 404],
      path: () => '/api/admin/backup-uploads/0123456789abcdef-1000/parts',
      body: () => partForm(1),
    },
    'POST /api/admin/backup-uploads/:id/end': {
      gets: [401, 403, 403, 403, 403, 404],
      path: () => '/api/admin/backup-uploads/0123456789abcdef-1000/end',
    },
    // A backup holds everything, so reading one needs a password that was just typed.
    'GET /api/admin/backups/:name/file': {
      gets: [401, 403, 403, 403, 403, 404],
      path: () => '/api/admin/backups/none.tar.gz/file',
    },
  },
});
