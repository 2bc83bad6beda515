import { featureExamples } from '#testing/example.ts';
import { adminReads, type Statuses } from '#testing/statuses.ts';

/** Callers who are let in get 400 for the wrong phrase: the right one would delete the rows of other examples. */
const pastTheDoor: Statuses = [401, 403, 403, 403, 403, 400];

export const dangerZoneExamples = featureExamples.contribution({
  endpoints: {
    'DELETE /api/comments/all': { gets: pastTheDoor, body: () => ({ confirm: 'delete comments' }) },
    'POST /api/admin/reset-database': { gets: pastTheDoor, body: () => ({ confirm: 'reset database' }) },
    'GET /api/admin/snapshots': { gets: adminReads },
    'GET /api/admin/snapshots/:name': {
      gets: [401, 403, 403, 403, 403, 404],
      path: () => '/api/admin/snapshots/none.tar.gz',
    },
  },
});
