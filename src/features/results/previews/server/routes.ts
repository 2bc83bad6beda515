import {
  competitionsTag,
  competitionTag,
  pointAdjustmentsTag,
  pointAdjustmentTag,
} from '#features/competition/competitions/cache-tags.ts';
import { gamesTag, gameTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { venuesTag, venueTag } from '#features/competition/venues/cache-tags.ts';
import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { notFound } from '#server/failure.ts';
import { serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { readPreview } from './queries.ts';

const shared = serveShared(endpoints);

export const previewsRoutes = [
  shared('GET /api/games/:id/preview', {
    access: 'member',
    summary: 'Form, earlier meetings, players to watch and table places of both sides of a game, and the way to it',
    cacheTags: ({ params }) => [
      gameTag(params.id),
      resultsTag,
      gamesTag,
      teamsTag,
      playersTag,
      playerTag.any,
      sportsTag,
      competitionsTag,
      competitionTag.any,
      settingsTag,
      pointAdjustmentsTag,
      pointAdjustmentTag.any,
      venuesTag,
      venueTag.any,
    ],
    handle: async (context) => {
      const preview = await readPreview(context.db, context.viewer, context.params.id);
      if (!preview) throw notFound('This game');
      return preview;
    },
  }),
];
