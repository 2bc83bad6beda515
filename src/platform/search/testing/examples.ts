import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const searchExamples = featureExamples.contribution({
  endpoints: { 'GET /api/search': { gets: members, query: 'q=thandi' } },
});
