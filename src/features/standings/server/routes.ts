import { peopleTag } from '#features/accounts/cache-tags.ts';
import {
  competitionsTag,
  competitionTag,
  pointAdjustmentsTag,
  pointAdjustmentTag,
} from '#features/competitions/cache-tags.ts';
import { gamesTag, resultsTag } from '#features/games/cache-tags.ts';
import { settingsTag } from '#features/settings/cache-tags.ts';
import { sportsTag } from '#features/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/cache-tags.ts';
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
      resultsTag,
      gamesTag,
      teamsTag,
      sportsTag,
      competitionsTag,
      competitionTag.any,
      settingsTag,
      pointAdjustmentsTag,
      pointAdjustmentTag.any,
      peopleTag,
    ],
    handle: (context) => readStandings(context.db, context.viewer, context.query),
  }),
];
