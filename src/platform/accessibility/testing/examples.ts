import { featureExamples } from '#testing/example.ts';
import { anyone } from '#testing/statuses.ts';

export const accessibilityExamples = featureExamples.contribution({
  endpoints: { 'GET /api/accessibility': { gets: anyone } },
});
