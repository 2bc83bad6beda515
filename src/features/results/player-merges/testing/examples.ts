import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites } from '#testing/statuses.ts';
import { addMerge } from './rows.ts';

export const playerMergesExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/players/:id/merge': {
      gets: adminReads,
      path: async (world) => `/api/players/${await addPlayer(world)}/merge?with=${await addPlayer(world)}`,
    },
    'POST /api/players/:id/merge': {
      gets: adminWrites,
      row: addPlayer,
      body: async (world) => ({ playerId: await addPlayer(world) }),
    },
    'GET /api/player-merges': { gets: adminReads },
    'POST /api/player-merges/:id/undo': { gets: adminWrites, row: addMerge },
  },
});
