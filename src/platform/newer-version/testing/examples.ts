import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites } from '#testing/statuses.ts';

export const newerVersionExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/newer-version': { gets: adminReads },
    // Without an address nothing is called outside.
    'PUT /api/newer-version': { gets: adminWrites, body: () => ({ address: null }) },
    'POST /api/newer-version/check': { gets: adminWrites },
  },
});
