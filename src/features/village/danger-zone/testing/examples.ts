import { featureExamples } from '#testing/example.ts';
import type { Statuses } from '#testing/statuses.ts';

/** Callers who are let in get 400 for the wrong phrase: the right one would delete the rows of other examples. */
const pastTheDoor: Statuses = [401, 403, 403, 403, 403, 400];

export const dangerZoneExamples = featureExamples.contribution({
  endpoints: {
    'DELETE /api/comments/all': { gets: pastTheDoor, body: () => ({ confirm: 'delete comments' }) },
    'POST /api/admin/reset-database': { gets: pastTheDoor, body: () => ({ confirm: 'reset database' }) },
  },
});
