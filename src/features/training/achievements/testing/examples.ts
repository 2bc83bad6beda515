import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const achievementsExamples = featureExamples.contribution({
  endpoints: { 'GET /api/user/achievements': { gets: members } },
});
