import { searchSources } from '#features/search/server/extension-points.ts';
import { importedTables } from '#features/spreadsheets/server/extension-points.ts';
import { resource as resourceRoutes } from '#server/resources/resource.ts';
import { featureOf, registerResource } from '#server/resources/resource-feature.ts';
import { venues as resource } from '../contract.ts';
import { answersForVenue } from './answers-for-venue.ts';
import { addVenue, changeVenue, removeUnused } from './commands.ts';
import { addDemoVenues } from './demo/venues.ts';
import { venueUses } from './extension-points.ts';
import { venueMergeRoutes } from './merge-routes.ts';
import { venueSearch, venueTable } from './queries.ts';
import { venuesMigrations } from './tables.ts';

const storage = {
  ...venueTable,
  add: addVenue,
  change: changeVenue,
  taken: 'There is already a venue with that name',
};

export const venues = featureOf({
  name: 'venues',
  migrations: venuesMigrations,
  // The routes are made below, because only the running app knows what later features count as use.
  resources: [{ ...registerResource(resource, storage), routes: [] }],
  routes: ({ contributions }) => {
    const uses = venueUses.among(contributions);
    return [...resourceRoutes(resource, { ...storage, remove: removeUnused(uses) }), ...venueMergeRoutes(uses)];
  },
  contributes: [
    importedTables.contribution({ table: 'venues', one: 'venue', many: 'venues' }),
    venueUses.contribution(answersForVenue),
    searchSources.contribution(venueSearch),
  ],
  demo: addDemoVenues,
  testing: async () => (await import('../testing/examples.ts')).venuesExamples,
});
