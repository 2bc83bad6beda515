import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const bracketsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/brackets': { gets: members },
    'GET /api/competitions/:id/bracket': { gets: members, row: addCompetition },
    'GET /api/competitions/:id/bracket/games': { gets: members, row: addCompetition },
  },
});
