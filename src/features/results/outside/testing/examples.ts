import { featureExamples } from '#testing/example.ts';
import type { Statuses } from '#testing/statuses.ts';
import { feedPath } from '../rules.ts';

/** Nothing is open unless an admin says so, for whoever asks. */
const closed: Statuses = [404, 404, 404, 404, 404, 404];

export const outsideExamples = featureExamples.contribution({
  endpoints: {
    'GET /embed/standings': { gets: closed },
    'GET /embed/games': { gets: closed },
    'GET /embed/live': { gets: closed },
    [`GET ${feedPath}`]: { gets: closed },
  },
});
