import { type Route, serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { featuredHighlight } from './queries.ts';

const shared = serveShared(endpoints);

/** Tags of what a highlight shows beside itself: its game, and the counts of its likes and comments. */
export const extraTags = ['games', 'game:*', 'counts:game', 'teams', 'sports', 'counts:highlight'];

export const highlightsRoutes: Route[] = [
  shared('GET /api/highlights/featured', {
    access: 'member',
    summary: 'The newest featured highlight, otherwise the newest; null when there is none',
    cacheTags: () => ['highlights', 'highlight:*', ...extraTags],
    rows: { resourceName: 'highlight' },
    handle: (context) => featuredHighlight(context.db, context.viewer),
  }),
];
