import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { sports as resource } from '../contract.ts';
import { addSport, changeSport } from './commands.ts';
import { hasFirstSportsOnly } from './first-sports.ts';
import { sportTable } from './queries.ts';
import { sportsMigrations } from './tables.ts';

export const sports = defineFeature({
  name: 'sports',
  migrations: sportsMigrations,
  resources: [
    registerResource(resource, {
      ...sportTable,
      add: addSport,
      change: changeSport,
      sortFields: ['name', 'definition'],
      inUse: 'This sport still has teams, games or clubs',
      taken: 'There is already a sport with that name',
    }),
  ],
  onReset: { sports: 'kept' },
  isUntouched: hasFirstSportsOnly,
  demo: async (write) => (await import('./demo/sports.ts')).addDemoSports(write),
  demoArt: async () => (await import('./demo/sports.ts')).sportsArt(),
  testing: async () => (await import('../testing/examples.ts')).sportsExamples,
});
