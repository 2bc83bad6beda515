import { serve } from '#server/http/route.ts';
import { venuesTag, venueTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import type { VenueUse } from './extension-points.ts';
import { mergeVenues } from './merge-commands.ts';
import { previewMerge, sameNamedVenues } from './merge-queries.ts';

const on = serve(endpoints);

const shownTags = (uses: readonly VenueUse[]) => [venuesTag, venueTag.any, ...uses.flatMap(({ tags }) => tags)];

export const venueMergeRoutes = (uses: readonly VenueUse[]) => [
  on('GET /api/venues/same-names', {
    access: 'admin',
    summary: 'Venues that bear the same name as another one, with what refers to each',
    dependsOn: () => shownTags(uses),
    handle: ({ db, viewer }) => sameNamedVenues(db, viewer, uses),
  }),
  on('GET /api/venues/:id/merge', {
    access: 'admin',
    summary: 'A preview of a merge: what another venue of this name brings to this one, and what it loses',
    dependsOn: () => shownTags(uses),
    handle: ({ db, viewer, params, query }) => previewMerge(db, viewer, uses, [params.id, query.with]),
  }),
  on('POST /api/venues/:id/merge', {
    access: 'admin',
    summary: 'Merge two venues of one name: this one takes over what refers to the other, which is deleted',
    handle: (context) => context.commit((write) => mergeVenues(write, uses, context.params.id, context.body)),
  }),
];
