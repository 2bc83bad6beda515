import { importedTables } from '#platform/spreadsheets/server/extension-points.ts';
import { plainSheet } from '#platform/spreadsheets/server/sheet/plain/plain-sheet.ts';
import { visitor } from '#server/access/access.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { sports as resource } from '../contract.ts';
import { addSport, changeSport, whyNoDefinition } from './commands.ts';
import { hasFirstSportsOnly } from './first-sports.ts';
import { sportTable } from './queries.ts';
import { sportsMigrations } from './tables.ts';

const storage = { ...sportTable, add: addSport, change: changeSport };

const sheets = plainSheet({
  ...storage,
  contract: resource,
  list: (db, cursor) => sportTable.list(db, visitor, { q: undefined, cursor }),
  key: ['name'],
  findFault: whyNoDefinition,
  needs: [['name'], ['definition']],
  example: { name: 'Netball', definition: 'netball' },
});

export const sports = defineFeature({
  name: 'sports',
  migrations: sportsMigrations,
  resources: [
    registerResource(resource, {
      ...storage,
      sheet: sheets.sheet,
      sortFields: ['name', 'definition'],
      inUse: 'This sport still has teams, games or clubs',
      taken: 'There is already a sport with that name',
    }),
  ],
  contributes: [sheets.importKind, importedTables.contribution({ table: 'sports', one: 'sport', many: 'sports' })],
  onReset: { sports: 'kept' },
  isUntouched: hasFirstSportsOnly,
  demo: async (write) => (await import('./demo/sports.ts')).addDemoSports(write),
  demoArt: async () => (await import('./demo/sports.ts')).sportsArt(),
  testing: async () => (await import('../testing/examples.ts')).sportsExamples,
});
