import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { addDemoSignUps } from './demo/fill.ts';
import { signUpExport } from './export.ts';
import { signUpsMigrations } from './migrations.ts';
import { startRetention } from './retention.ts';
import { signUpsRoutes } from './routes.ts';
import { closedClubs } from './slots.ts';

export const signUps: Feature = {
  name: 'sign-ups',
  migrations: signUpsMigrations,
  onReset: { club_signups: 'emptied' },
  routes: ({ fillings }) => signUpsRoutes(closedClubs.among(fillings)),
  audiences: { 'club-signups': 'admin' },
  fills: [signUpExport],
  start: startRetention,
  isUntouched: haveNoRows('club_signups'),
  demo: addDemoSignUps,
  testing: async () => (await import('../testing/examples.ts')).signUpsExamples,
};
