import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { anyone, members, officerWrites } from '#testing/statuses.ts';
import { addDuplicate, addWalkOn, duplicatePlays, walkOnId } from './rows.ts';

export const liveGamesExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/events': { gets: members, row: addUpcomingGame },
    'POST /api/games/:id/events': {
      gets: officerWrites,
      row: addUpcomingGame,
      body: async () => ({ events: [begin()] }),
    },
    'POST /api/scoring': { gets: anyone, body: async (world) => ({ token: (await addScorerLink(world)).token }) },
    'POST /api/scoring/events': {
      gets: anyone,
      body: async (world) => ({ token: (await addScorerLink(world)).token, events: [begin()] }),
    },
    'POST /api/scoring/clashes/decisions': {
      gets: anyone,
      body: async (world) => {
        const { gameId, token } = await addScorerLink(world);
        await addDuplicate(world, gameId);
        return { token, plays: [duplicatePlays], both: true };
      },
    },
    'GET /api/games/:id/sheets': { gets: officerWrites, row: addUpcomingGame },
    'POST /api/games/:id/walk-ons/settlements': {
      gets: officerWrites,
      row: addWalkOn,
      body: () => ({ as: 'unnamed', walkOnId }),
    },
    'GET /api/games/:id/scorers': { gets: officerWrites, row: addUpcomingGame },
    'POST /api/games/:id/scoring': {
      gets: officerWrites,
      row: addUpcomingGame,
      body: () => ({ session: crypto.randomUUID() }),
    },
    'GET /api/games/:id/offered': { gets: officerWrites, row: addUpcomingGame },
    'POST /api/games/:id/offered/decisions': {
      gets: officerWrites,
      row: addUpcomingGame,
      body: () => ({ all: true, take: true }),
    },
    'POST /api/games/:id/clashes/decisions': {
      gets: officerWrites,
      row: addDuplicate,
      body: () => ({ plays: [duplicatePlays], both: true }),
    },
  },
});

const begin = () => ({ id: crypto.randomUUID(), kind: 'start', at: '2026-05-24T16:00:00.000Z' });
