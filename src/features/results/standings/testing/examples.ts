import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const standingsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/standings': { gets: members, query: 'sportId=1' },
    'GET /api/standings/teams': { gets: members },
  },
});
