import { type Route, serve } from '#server/http/route.ts';
import type { PersonalRecords } from '#server/personal-records.ts';
import type { NamedRows } from '#server/resources/resource-feature.ts';
import { endpoints } from '../contract.ts';
import { administrationRoutes, invitationRoutes } from './administration-routes.ts';
import { listActs, listAudit } from './audit-log/audit-queries.ts';
import { ownCampusRoutes } from './campus/own-campus-routes.ts';
import { type CampusServices, campusRoutes, loginWaysRoute } from './campus/routes.ts';
import type { RegistrationPass } from './extension-points.ts';
import { loginRoutes, passwordLinkRoutes } from './login/login-routes.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { personalRecordsRoutes } from './personal-records-routes.ts';

interface AccountsServices {
  throttle: LoginThrottle;
  named: readonly NamedRows[];
  pass: RegistrationPass | undefined;
  records: readonly PersonalRecords[];
  campus: CampusServices | undefined;
}

export const accountsRoutes = ({ throttle, named, pass, records, campus }: AccountsServices): Route[] => [
  ...loginRoutes({ throttle, pass, campus: campus?.settings }),
  loginWaysRoute(campus?.settings),
  ...(campus ? [...campusRoutes(campus), ...ownCampusRoutes(campus, throttle)] : []),
  ...ownAccountRoutes(throttle),
  ...personalRecordsRoutes(records),
  ...administrationRoutes,
  ...passwordLinkRoutes(campus?.settings),
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
