import { addUpcomingGame } from '#features/games/testing/rows.ts';
import { addScorerLink } from '#features/scorer-links/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { anyone, members, officerWrites } from '#testing/statuses.ts';

export const liveGamesExamples = featureExamples.contribution({
  calls: {
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
  },
});

const begin = () => ({ id: crypto.randomUUID(), kind: 'start', at: '2026-05-24T16:00:00.000Z' });
