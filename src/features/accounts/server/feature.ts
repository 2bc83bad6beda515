import type { Feature } from '#server/feature.ts';
import { namedBy, namedRows } from '#server/resources/resource-feature.ts';
import { addDemoAccounts } from './demo/fill.ts';
import { accountExports } from './export.ts';
import { renamings } from './extension-points.ts';
import { loginThrottle } from './login-throttle.ts';
import { accountsReset } from './reset-commands.ts';
import { accountsRoutes } from './routes.ts';
import { sweep, sweepFailures, sweepLimits } from './sweep.ts';
import { accountsMigrations } from './tables.ts';

const sweepEvery = 10 * 60_000;

export const accounts: Feature = {
  name: 'accounts',
  migrations: accountsMigrations,
  onReset: accountsReset,
  routes: async (app) =>
    accountsRoutes(await loginThrottle.of(app), namedRows.among(app.contributions), renamings.among(app.contributions)),
  subscriptionAccess: { account: 'own', people: 'member', accounts: 'admin', officers: 'admin', invitations: 'admin' },
  scheduledJobs: ({ db, env: { auditDays } }) => [
    { name: 'accounts', every: sweepEvery, trustsClock: true, work: (now) => sweep(db, now, sweepLimits(auditDays)) },
    { name: 'failed logins', every: sweepEvery, work: (now) => sweepFailures(db, now) },
  ],
  contributes: [...accountExports, namedBy('account', 'accounts', 'display_name')],
  demo: addDemoAccounts,
  testing: async () => (await import('../testing/examples.ts')).accountsExamples,
};
