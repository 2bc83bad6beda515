import { type Route, serve } from '#server/http/route.ts';
import type { PersonalRecords } from '#server/personal-records.ts';
import type { NamedRows } from '#server/resources/resource-feature.ts';
import { endpoints } from '../contract.ts';
import { administrationRoutes, invitationRoutes } from './administration-routes.ts';
import { listActs, listAudit } from './audit-log/audit-queries.ts';
import type { RegistrationPass } from './extension-points.ts';
import { loginRoutes, passwordLinkRoutes } from './login/login-routes.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { personalRecordsRoutes } from './personal-records-routes.ts';

export const accountsRoutes = (
  throttle: LoginThrottle,
  named: readonly NamedRows[],
  pass: RegistrationPass | undefined,
  records: readonly PersonalRecords[],
): Route[] => [
  ...loginRoutes(throttle, pass),
  ...ownAccountRoutes(throttle),
  ...personalRecordsRoutes(records),
  ...administrationRoutes,
  ...passwordLinkRoutes,
  ...invitationRoutes,
  ...auditRoutes(named),
];

const on = serve(endpoints);

const auditRoutes = (sources: readonly NamedRows[]): Route[] => [
  on('GET /api/admin/audit', {
    access: 'admin',
    summary: 'The audit log in words, newest first, filtered by person, kind of item or action, day or row',
    dependsOn: () => [],
    handle: async (context) => {
      const page = await listAudit(context.db, sources, context.query);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/admin/audit/acts', {
    access: 'admin',
    summary: 'The actions that occur in the audit log',
    dependsOn: () => [],
    handle: (context) => listActs(context.db),
  }),
];
