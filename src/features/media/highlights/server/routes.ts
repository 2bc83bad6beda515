import { gameCountsTag, gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { type Route, serveShared } from '#server/http/route.ts';
import { highlightCountsTag, highlightsTag, highlightTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { featuredHighlight } from './queries.ts';

const shared = serveShared(endpoints);

/** Tags of what a highlight shows beside itself: its game, and the counts of its likes and comments. */
export const extraTags = [gamesTag, gameTag.any, gameCountsTag, teamsTag, sportsTag, highlightCountsTag];

export const highlightsRoutes: Route[] = [
  shared('GET /api/highlights/featured', {
    access: 'member',
    summary: 'The newest featured highlight, otherwise the newest; null when there is none',
    cacheTags: () => [highlightsTag, highlightTag.any, ...extraTags],
    rows: { resourceName: 'highlight' },
    handle: (context) => featuredHighlight(context.db, context.viewer),
  }),
];
