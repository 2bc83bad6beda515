import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { adminWrites, members } from '#testing/statuses.ts';

export const standingsExamples = featureExamples.contribution({
  endpoints: {
    'POST /api/standings/preview': {
      gets: adminWrites,
      body: async (world) => ({ competitionId: await addCompetition(world), changes: { pointsForWin: 5 } }),
    },
    'GET /api/standings': { gets: members, query: 'sportId=1' },
    'GET /api/standings/teams': { gets: members },
  },
});
