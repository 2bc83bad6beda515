import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { resource } from '#server/resource.ts';
import { calls, highlights } from '../contract.ts';
import { addHighlight, removeHighlight } from './commands.ts';
import { featuredHighlight, highlightTable } from './queries.ts';

const on = serve(calls);

/** What a highlight shows beside itself: its game, and how much it is talked about. */
const alsoShows = ['games', 'game:*', 'teams', 'sports', 'counts:highlight'];

export const highlightsRoutes: Route[] = [
  ...resource(highlights, {
    alsoShows,
    inUse: 'Other entries still refer to this highlight',
    ...highlightTable,
    add: addHighlight,
    remove: removeHighlight,
  }),
  on('GET /api/highlights/featured', {
    access: 'member',
    summary: 'The newest highlight that is featured, else the newest; null when there is none',
    sharedUntil: () => ['highlights', 'highlight:*', ...alsoShows],
    handle: (call) => featuredHighlight(call.db, call.viewer),
  }),
];
