import { type Feature, haveNoRows } from '#server/feature.ts';
import { sweepSignUps } from './commands.ts';
import { addDemoSignUps } from './demo/fill.ts';
import { signUpExport } from './export.ts';
import { closedClubs } from './extension-points.ts';
import { signUpsRoutes } from './routes.ts';
import { signUpsMigrations } from './tables.ts';

const daily = 24 * 3_600_000;

export const signUps: Feature = {
  name: 'sign-ups',
  migrations: signUpsMigrations,
  onReset: { club_signup_senders: 'emptied', club_signups: 'emptied' },
  routes: ({ contributions }) => signUpsRoutes(closedClubs.among(contributions)),
  subscriptionAccess: { 'club-signups': 'admin', 'own-signups': 'own' },
  contributes: [signUpExport],
  scheduledJobs: ({ db }) => [
    { name: 'sign-ups', every: daily, trustsClock: true, work: (now) => sweepSignUps(db, now) },
  ],
  isUntouched: haveNoRows('club_signups'),
  demo: addDemoSignUps,
  testing: async () => (await import('../testing/examples.ts')).signUpsExamples,
};
