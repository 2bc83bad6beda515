import { searchSources } from '#platform/search/server/extension-points.ts';
import { importedTables } from '#platform/spreadsheets/server/extension-points.ts';
import { plainSheet } from '#platform/spreadsheets/server/sheet/plain/plain-sheet.ts';
import { visitor } from '#server/access/access.ts';
import { mergeRoutes } from '#server/resources/merging/merge-routes.ts';
import { listUses } from '#server/resources/merging/merge-uses.ts';
import { resource as resourceRoutes } from '#server/resources/resource.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { venues as resource } from '../contract.ts';
import { addVenue, changeVenue, removeUnused } from './commands.ts';
import { venueSearch, venueTable } from './queries.ts';
import { venuesMigrations } from './tables.ts';

const storage = {
  ...venueTable,
  add: addVenue,
  change: changeVenue,
  taken: 'There is already a venue with that name',
};

const sheets = plainSheet({
  ...storage,
  contract: resource,
  list: (db, cursor) => venueTable.list(db, visitor, { q: undefined, cursor }),
  key: ['name'],
  needs: [['name'], ['place', 'mapUrl', 'isAway', 'surfaces', 'sportIds', 'capacity', 'hours', 'closedDays']],
  references: {
    sportIds: {
      heading: 'Sports',
      isList: true,
      list: (db) => db.selectFrom('sports').select(['id', 'name']).orderBy('id').execute(),
    },
  },
  example: { name: 'Upper Field', shortName: 'UF', place: 'Behind the dining hall', surfaces: 'grass' },
});

const merging = { fills: Object.keys(resource.fields).filter((name) => !['name', 'isAway'].includes(name)) };

export const venues = defineFeature({
  name: 'venues',
  migrations: venuesMigrations,
  // The routes are made below, because only the running app knows what later features count as use.
  resources: [{ ...registerResource(resource, { ...storage, sheet: sheets.sheet }), routes: [] }],
  routes: ({ contributions }) => {
    const remove = removeUnused(listUses('venues', contributions));
    return [
      ...resourceRoutes(resource, { ...storage, remove }),
      ...mergeRoutes(resource, { ...storage, merging }, contributions),
    ];
  },
  contributes: [
    sheets.importKind,
    importedTables.contribution({ table: 'venues', one: 'venue', many: 'venues' }),
    searchSources.contribution(venueSearch),
  ],
  demo: async (write) => (await import('./demo/venues.ts')).addDemoVenues(write),
  testing: async () => (await import('../testing/examples.ts')).venuesExamples,
});
