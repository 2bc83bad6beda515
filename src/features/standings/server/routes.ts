import { peopleTag } from '#features/accounts/server/commands.ts';
import { serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { readStandings } from './queries.ts';

const shared = serveShared(endpoints);

export const standingsRoutes = [
  shared('GET /api/standings', {
    access: 'member',
    summary: 'The table of a sport and season, from its completed league and regular games',
    // Not `game:*`: a tap in a live game changes no table, and results have a tag of their own.
    cacheTags: () => [
      'results',
      'games',
      'teams',
      'sports',
      'competitions',
      'competition:*',
      'settings',
      'point-adjustments',
      'point-adjustment:*',
      peopleTag,
    ],
    handle: (context) => readStandings(context.db, context.viewer, context.query),
  }),
];
