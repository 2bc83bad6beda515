import {
  competitionsTag,
  competitionTag,
  pointAdjustmentsTag,
  pointAdjustmentTag,
} from '#features/competition/competitions/cache-tags.ts';
import { gamesTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { peopleTag } from '#features/people/accounts/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { serve, serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { previewTable } from './preview-queries.ts';
import { readStandings } from './queries.ts';
import { listTeamStandings } from './team-queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);

// Not `game:*`: a tap in a live game changes no table, and results have a tag of their own.
const tableTags = [
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
];

export const standingsRoutes = [
  shared('GET /api/standings', {
    access: 'member',
    summary: 'The table of a sport and season, from its completed league and regular games',
    cacheTags: () => tableTags,
    handle: (context) => readStandings(context.db, context.viewer, context.query),
  }),
  on('POST /api/standings/preview', {
    access: 'admin',
    summary: 'How the table of a competition would change with other rules; nothing is saved',
    handle: ({ db, viewer, body }) => previewTable(db, viewer, body.competitionId, body.changes),
  }),
  shared('GET /api/standings/teams', {
    access: 'member',
    summary: 'The form of every team, and its place in the current table',
    cacheTags: () => tableTags,
    handle: (context) => listTeamStandings(context.db, context.viewer),
  }),
];
