import { accountTag } from '#server/access/viewers.ts';
import type { Feature } from '#server/feature.ts';
import { defineExport, defineResourceExport } from '#server/resources/exported-list.ts';
import { namedBy, namedRows } from '#server/resources/resource-feature.ts';
import { accountsTag, invitationsTag, officersTag, peopleTag } from '../cache-tags.ts';
import { AccountRow, type AuditLine } from '../contract.ts';
import { listEachAudit } from './audit-log/audit-queries.ts';
import { campusServices } from './campus/routes.ts';
import { registrationPasses } from './extension-points.ts';
import { loginThrottle } from './login/login-throttle.ts';
import { sweep, sweepFailures, sweepLimits } from './login/sweep.ts';
import { accountRecords } from './personal-records.ts';
import { listAccounts } from './queries.ts';
import { accountsReset } from './reset-commands.ts';
import { accountsRestore } from './restore-commands.ts';
import { accountsRoutes } from './routes.ts';
import { accountsMigrations } from './tables.ts';

const accountExports = [
  defineResourceExport(
    { set: 'accounts', ResponseBody: AccountRow },
    { title: 'Accounts', list: (db, _viewer, at) => listAccounts(db, at) },
  ),
  defineExport<AuditLine>({
    name: 'audit-log',
    title: 'Audit log',
    list: (db, _viewer, { cursor }, contributions) => listEachAudit(db, namedRows.among(contributions), cursor),
    cells: {
      At: ({ at }) => at,
      Who: ({ actorName }) => actorName,
      Username: ({ actor }) => actor,
      What: ({ said }) => said,
      Changes: ({ changes }) => changes.map(describeChange).join('; '),
      Act: ({ act }) => act,
      Subject: ({ subject }) => subject,
    },
  }),
];

const describeChange = ({ field, before, after }: AuditLine['changes'][number]): string =>
  before === undefined ? `${field}: ${after}` : `${field}: ${before} → ${after ?? 'nothing'}`;

const sweepEvery = 10 * 60_000;
const activeFor = 15 * 60_000;

export const accounts: Feature = {
  name: 'accounts',
  migrations: accountsMigrations,
  keeps: accountRecords,
  onReset: accountsReset,
  onRestore: accountsRestore,
  routes: async (app) =>
    accountsRoutes({
      throttle: await loginThrottle.of(app),
      named: namedRows.among(app.contributions),
      pass: registrationPasses.among(app.contributions)[0],
      records: app.personalRecords,
      campus: campusServices(app),
    }),
  subscriptionAccess: { member: [peopleTag], admin: [accountsTag, officersTag, invitationsTag], own: [accountTag] },
  scheduledJobs: ({ db, env: { auditDays } }) => [
    { name: 'accounts', every: sweepEvery, trustsClock: true, work: (now) => sweep(db, now, sweepLimits(auditDays)) },
    { name: 'failed logins', every: sweepEvery, work: (now) => sweepFailures(db, now) },
  ],
  gauges: () => [
    {
      name: 'village_active_sessions',
      help: 'Sessions that were used in the last fifteen minutes',
      read: async (db) => {
        const since = new Date(Date.now() - activeFor).toISOString();
        const active = db.selectFrom('sessions').where('last_seen_at', '>', since);
        return (await active.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst())?.count;
      },
    },
  ],
  contributes: [...accountExports, namedBy('account', 'accounts', 'display_name')],
  demo: async (write, demo) => (await import('./demo/fill.ts')).addDemoAccounts(write, demo),
  testing: async () => (await import('../testing/examples.ts')).accountsExamples,
};
