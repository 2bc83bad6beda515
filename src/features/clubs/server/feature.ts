import { searchSources } from '#features/search/server/slots.ts';
import { closedClubs } from '#features/sign-ups/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { clubs as resource } from '../contract.ts';
import { clubsArt } from './demo/art.ts';
import { addDemoClubs } from './demo/clubs.ts';
import { clubsMigrations } from './migrations.ts';
import { clubTable, hiddenClubNames } from './queries.ts';
import { clubsRoutes } from './routes.ts';
import { clubSearch } from './search-queries.ts';

export const clubs: Feature = {
  name: 'clubs',
  migrations: clubsMigrations,
  onReset: { clubs: 'emptied' },
  routes: () => clubsRoutes,
  // A hidden club's row topic would tell of it; members go by the list.
  audiences: { clubs: 'member', club: 'admin' },
  fills: [
    closedClubs.fill({ topics: ['clubs'], names: hiddenClubNames }),
    searchSources.fill(clubSearch),
    exportOfResource(resource, { title: 'Clubs', list: clubTable.list }),
  ],
  isUntouched: haveNoRows('clubs'),
  demo: addDemoClubs,
  demoArt: clubsArt,
  testing: async () => (await import('../testing/examples.ts')).clubsExamples,
};
