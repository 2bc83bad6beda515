import { registrationsFull } from '#features/people/accounts/server/events.ts';
import { registrationPasses } from '#features/people/accounts/server/extension-points.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { when } from '#server/write.ts';
import { launchTag } from '../cache-tags.ts';
import { joinByLaunch } from './commands.ts';
import { tellAdmins } from './notices.ts';
import { launchByToken } from './queries.ts';
import { launchesRoutes } from './routes.ts';
import { launchesMigrations } from './tables.ts';

const pass = registrationPasses.contribution({
  isOpen: async (db, token, now) => (await launchByToken(db, token, now)) !== null,
  use: joinByLaunch,
});

export const launches: Feature = {
  name: 'launches',
  migrations: launchesMigrations,
  onReset: { launches: 'emptied' },
  routes: () => launchesRoutes,
  subscriptionAccess: { admin: [launchTag] },
  contributes: [pass],
  on: [when(registrationsFull, tellAdmins)],
  isUntouched: haveNoRows('launches'),
  testing: async () => (await import('../testing/examples.ts')).launchesExamples,
};
