import { notFound } from '#server/failure.ts';
import { serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { readLeaders, readPlayerSeason } from './queries.ts';

const shared = serveShared(endpoints);

export const playerStatsRoutes = [
  shared('GET /api/leaders', {
    access: 'member',
    summary: 'The leaders of each statistic of a sport, from box scores or typed totals',
    cacheTags: () => ['results', 'players', 'player:*', 'games', 'teams', 'sports', 'settings'],
    handle: (context) => readLeaders(context.db, context.query),
  }),
  shared('GET /api/players/:id/season', {
    access: 'member',
    summary: "A player's season, and the latest games",
    // Not `game:*`: the log has no live games, and results have a tag of their own.
    cacheTags: ({ params }) => [`player:${params.id}`, 'players', 'results', 'games', 'teams', 'sports', 'settings'],
    handle: async (context) => {
      const season = await readPlayerSeason(context.db, context.viewer, context.params.id);
      if (!season) throw notFound('This player');
      return season;
    },
  }),
];
