import { commentableExamples, commentExamples } from '#features/community/conversation/testing/examples.ts';
import { addCommentable } from '#features/community/conversation/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { adminAdds, adminReads, adminWrites, anyoneAdds, members, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addGameAbout, addGameAt, addGameWithRsvp, addUpcomingGame } from './rows.ts';

const change = () => ({ homeScore: 71, awayScore: 65, status: 'completed' });

const newGame = async (world: World) => ({
  ...(await sides.of(world)),
  dateTime: '2027-03-04T16:30:00Z',
  location: 'Lower Field',
  category: 'league',
  homeScore: null,
});

async function addGameCommentable(world: World): Promise<number> {
  const commentable = await addCommentable(world, 'game');
  await addGameAbout(world, commentable);
  return commentable;
}

export const gamesExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/games', {
      row: addUpcomingGame,
      query: 'status=completed&limit=20',
      add: newGame,
      change,
    }),
    'PATCH /api/games/:id': { gets: officerWrites, row: addUpcomingGame, body: change },
    'GET /api/games/next-at-venues': { gets: members, query: 'from=2026-11-28T00:00:00Z' },
    'GET /api/games/locations': { gets: officerWrites },
    'GET /api/games/stages': { gets: members, query: 'competitionId=1' },
    'GET /api/games/locations/loose': { gets: adminReads },
    'POST /api/games/locations/venue': {
      gets: adminAdds,
      body: async (world) => ({ location: await addGameAt(world, world.word()) }),
    },
    'POST /api/games/clashes': { gets: officerWrites, body: newGame },
    'POST /api/games/status': {
      gets: officerWrites,
      body: async (world) => ({ rows: [{ id: await addUpcomingGame(world), version: 1 }], status: 'postponed' }),
    },
    'GET /api/games/parts': {
      gets: adminReads,
      query: 'ids=1',
    },
    'POST /api/games/changes': {
      gets: adminWrites,
      body: async (world) => ({
        rows: [{ id: await addUpcomingGame(world), version: 1 }],
        move: { days: 7, hours: 0 },
        word: 'The field is flooded',
      }),
    },
    'POST /api/games/changes/clashes': {
      gets: adminWrites,
      body: async (world) => ({ ids: [await addUpcomingGame(world)], move: { days: 7, hours: 0 } }),
    },
    'GET /api/user/rsvps': { gets: members },
    'GET /api/games/going': { gets: members },
    'GET /api/games/:id/rsvps': { gets: members, row: addGameWithRsvp },
    'POST /api/games/:id/rsvp': {
      gets: anyoneAdds,
      row: addUpcomingGame,
      body: ({ word }) => ({ userName: word().slice(0, 20), status: 'going' }),
    },
    'DELETE /api/games/:id/rsvp': {
      gets: [401, 200, 403, 403, 403, 200],
      row: addGameWithRsvp,
      body: () => ({ userName: 'Thandi' }),
    },
    ...commentableExamples('/api/games', addUpcomingGame),
    ...commentExamples('gameId', addUpcomingGame, addGameCommentable),
  },
  changeable: [
    { path: '/api/games', row: addUpcomingGame, changes: [{ location: 'Hall' }, { homeScore: 3, awayScore: 1 }] },
  ],
});
