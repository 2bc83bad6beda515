import {
  competitionsTag,
  competitionTag,
  pointAdjustmentsTag,
  pointAdjustmentTag,
} from '#features/competition/competitions/cache-tags.ts';
import { gamesTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { residencesTag, residenceTag } from '#features/people/residences/cache-tags.ts';
import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag, teamTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { readTeamOverview } from './queries.ts';

const shared = serveShared(endpoints);

export const rostersRoutes = [
  shared('GET /api/teams/:id/overview', {
    access: 'member',
    summary: 'A team with its squad, what each player did in the season, and its table',
    // Not `game:*`: a tap in a live game changes neither the table nor a season, and results have a tag of their own.
    cacheTags: ({ params }) => [
      teamTag(params.id),
      teamsTag,
      playersTag,
      playerTag.any,
      resultsTag,
      gamesTag,
      sportsTag,
      settingsTag,
      residencesTag,
      residenceTag.any,
      competitionsTag,
      competitionTag.any,
      pointAdjustmentsTag,
      pointAdjustmentTag.any,
    ],
    handle: async (context) => {
      const overview = await readTeamOverview(context.db, context.viewer, context.params.id);
      if (!overview) throw notFound('This team');
      return overview;
    },
  }),
];
