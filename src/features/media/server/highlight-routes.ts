import * as z from 'zod/mini';
import { type Route, route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { Highlight, highlights } from '../contract.ts';
import { addHighlight, changeHighlight, removeHighlight } from './highlight-commands.ts';
import { featuredHighlight, findHighlight, listHighlights } from './highlight-queries.ts';

/** What a highlight shows beside itself: its game, and how much it is talked about. */
const alsoShows = ['games', 'teams', 'sports', 'counts:highlight'];

export const highlightRoutes: Route[] = [
  ...resource(highlights, {
    table: 'highlights',
    alsoShows,
    inUse: 'Other entries still refer to this highlight',
    list: listHighlights,
    find: findHighlight,
    add: addHighlight,
    change: changeHighlight,
    remove: removeHighlight,
  }),
  route({
    method: 'GET',
    path: '/api/highlights/featured',
    access: 'member',
    summary: 'The newest highlight that is featured, else the newest; null when there is none',
    answerAs: z.nullable(Highlight),
    sharedUntil: () => ['highlights', ...alsoShows],
    handle: (call) => featuredHighlight(call.db, call.viewer),
  }),
];
