import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites } from '#testing/statuses.ts';

export const firstStepsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/admin/first-steps': { gets: adminReads },
    'POST /api/admin/first-steps/dismissal': { gets: adminWrites },
  },
});
