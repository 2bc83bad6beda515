import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members, officerWrites } from '#testing/statuses.ts';
import { digest } from '../server/draw-queries.ts';
import { addOpenQuestion } from './rows.ts';

export const bracketsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/brackets': { gets: members },
    'GET /api/competitions/:id/bracket': { gets: members, row: addCompetition },
    'GET /api/competitions/:id/bracket/games': { gets: members, row: addCompetition },
    'GET /api/games/:id/bracket': { gets: members, row: addUpcomingGame },
    'GET /api/bracket-questions': { gets: officerWrites },
    'POST /api/bracket-questions/:id/decision': {
      gets: officerWrites,
      row: addOpenQuestion,
      body: () => ({ version: 1, basis: digest([[], []]), decision: 'keep' }),
    },
  },
});
