import { closedClubs } from '#features/teams/sign-ups/server/extension-points.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { clubsTag } from '../cache-tags.ts';
import { clubs as resource } from '../contract.ts';
import { closedClubNames, clubSearch, clubTable } from './queries.ts';
import { clubsRoutes } from './routes.ts';
import { clubsMigrations } from './tables.ts';

export const clubs = defineFeature({
  name: 'clubs',
  migrations: clubsMigrations,
  resources: [
    registerResource(resource, {
      ...clubTable,
      extraTags: [sportsTag, settingsTag],
      taken: 'There is already a club with that name',
    }),
  ],
  routes: () => clubsRoutes,
  contributes: [
    closedClubs.contribution({ tags: [clubsTag], names: closedClubNames }),
    searchSources.contribution(clubSearch),
  ],
  demo: async (write) => (await import('./demo/clubs.ts')).addDemoClubs(write),
  demoArt: async () => (await import('./demo/clubs.ts')).clubsArt(),
  testing: async () => (await import('../testing/examples.ts')).clubsExamples,
});
