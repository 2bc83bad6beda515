import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const homeExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/user/home': { gets: members },
    'POST /api/user/home/steps': { gets: members, body: () => ({ done: 'install' }) },
  },
});
