import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members, officerWrites } from '#testing/statuses.ts';

export const boxScoresExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/box-score': { gets: members, row: addUpcomingGame },
    'PUT /api/games/:id/box-score': {
      gets: officerWrites,
      row: addUpcomingGame,
      body: async (world) => ({
        lines: [{ playerId: await addPlayer(world), PTS: 4, ast: 2 }],
        periodScores: [{ home: 4, away: 2 }],
      }),
    },
  },
});
