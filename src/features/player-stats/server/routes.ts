import { notFound } from '#server/failure.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { readPlayerSeason } from './queries.ts';

const on = serve(calls);

export const playerStatsRoutes = [
  on('GET /api/players/:id/season', {
    access: 'member',
    summary: "A player's season, and the latest games",
    // Not `game:*`: of a live game nothing is logged, and a result tells of itself.
    sharedUntil: ({ params }) => [`player:${params.id}`, 'players', 'results', 'games', 'teams', 'sports', 'settings'],
    handle: async (call) => {
      const season = await readPlayerSeason(call.db, call.viewer, call.params.id);
      if (!season) throw notFound('This player');
      return season;
    },
  }),
];
