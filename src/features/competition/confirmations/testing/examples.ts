import { featureExamples } from '#testing/example.ts';
import { members, officerAdds, officerWrites as officerReads, type Statuses } from '#testing/statuses.ts';
import { addAskedGame, addDisputedGame, lastRequest } from './rows.ts';

/** The member is the captain; officers and admins decide, but do not answer for a team. */
const captainAdds: Statuses = [401, 201, 403, 403, 403, 403];
const captainTakesBack: Statuses = [401, 200, 403, 403, 403, 403];

export const confirmationsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/confirmation': { gets: members, row: addAskedGame },
    'POST /api/games/:id/confirmation': {
      gets: captainAdds,
      row: addAskedGame,
      body: async (world) => ({ requestId: await lastRequest(world) }),
    },
    'POST /api/games/:id/dispute': {
      gets: captainAdds,
      row: addAskedGame,
      body: async (world) => ({ requestId: await lastRequest(world), reason: 'We counted 69.' }),
    },
    'DELETE /api/games/:id/dispute': { gets: captainTakesBack, row: addDisputedGame },
    'POST /api/games/:id/decision': {
      gets: officerAdds,
      row: addDisputedGame,
      body: async (world) => ({ requestId: await lastRequest(world), reason: 'The sheet says so.' }),
    },
    'GET /api/disputed-results': { gets: officerReads },
  },
});
