import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { members, officerWrites as officerReads, officerWrites, type Statuses } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import {
  addChallenge,
  addClimbers,
  addDisputedChallenge,
  addEnteredResult,
  addLadder,
  addOwnChallenge,
} from './rows.ts';

/** Only the member is on the ladder and below somebody. */
const challenges: Statuses = [401, 201, 409, 409, 409, 409];
const asked: Statuses = [401, 200, 409, 403, 403, 403];
const either: Statuses = [401, 200, 200, 403, 403, 403];

const newLadder = async (world: World) => ({
  ...{ name: world.word(), sportId: (await sides.of(world)).sportId, reach: 3, answerDays: 3, playDays: 7 },
  ...{ forfeits: false, idleWeeks: 3, idlePlaces: 1, eloK: 32, eloStart: 1200 },
});

let target = 0;

export const laddersExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/ladders', { row: addLadder, add: newLadder, change: () => ({ reach: 5 }) }),
    'GET /api/user/ladders': { gets: members },
    'GET /api/ladders/:id/table': { gets: members, row: addLadder },
    'POST /api/ladders/:id/place': { gets: members, row: addLadder },
    'DELETE /api/ladders/:id/place': { gets: members, row: addLadder },
    'POST /api/ladders/:id/challenges': {
      gets: challenges,
      row: async (world) => {
        const { ladderId, above } = await addClimbers(world);
        target = above;
        return ladderId;
      },
      body: () => ({ entryId: target }),
    },
    'POST /api/ladder-challenges/:id/answer': { gets: asked, row: addChallenge, body: () => ({ accepts: true }) },
    'PUT /api/ladder-challenges/:id/meeting': {
      gets: either,
      row: addChallenge,
      body: () => ({ at: new Date(Date.now() + 24 * 3_600_000).toISOString(), place: 'Chess room' }),
    },
    'DELETE /api/ladder-challenges/:id': { gets: asked, row: addOwnChallenge },
    'POST /api/ladder-challenges/:id/result': {
      gets: either,
      row: addChallenge,
      body: () => ({ outcome: 'won', score: '3–1' }),
    },
    'POST /api/ladder-challenges/:id/confirmation': {
      gets: asked,
      row: addEnteredResult,
      body: () => ({ winner: 'challenger' }),
    },
    'POST /api/ladder-challenges/:id/dispute': {
      gets: asked,
      row: addEnteredResult,
      body: () => ({ reason: 'It was a draw.' }),
    },
    'POST /api/ladder-challenges/:id/decision': {
      gets: officerWrites,
      row: addDisputedChallenge,
      body: () => ({ winner: 'draw', reason: 'Both say so now.' }),
    },
    'GET /api/disputed-challenges': { gets: officerReads },
  },
  changeable: [
    {
      path: '/api/ladders',
      row: addLadder,
      changes: [{ reach: 4 }, { answerDays: 5 }],
      optional: { description: 'Ten minutes each' },
    },
  ],
});
