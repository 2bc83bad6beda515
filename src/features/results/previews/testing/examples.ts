import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const previewsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/preview': { gets: members, row: addUpcomingGame },
  },
});
