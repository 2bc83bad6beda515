import { type Route, serve } from '#server/http/route.ts';
import type { NamedRows } from '#server/resources/resource-feature.ts';
import { calls } from '../contract.ts';
import { administrationRoutes, invitationRoutes } from './administration-routes.ts';
import { listActs, listAudit } from './audit-log/audit-queries.ts';
import type { RegistrationPass, Renaming } from './extension-points.ts';
import { loginRoutes, passwordLinkRoutes } from './login/login-routes.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import { ownAccountRoutes } from './own-account-routes.ts';

export const accountsRoutes = (
  throttle: LoginThrottle,
  named: readonly NamedRows[],
  renamings: readonly Renaming[],
  pass: RegistrationPass | undefined,
): Route[] => [
  ...loginRoutes(throttle, pass),
  ...ownAccountRoutes(throttle, renamings),
  ...administrationRoutes,
  ...passwordLinkRoutes,
  ...invitationRoutes,
  ...auditRoutes(named),
];

const on = serve(calls);

const auditRoutes = (sources: readonly NamedRows[]): Route[] => [
  on('GET /api/admin/audit', {
    access: 'admin',
    summary: 'The audit log in words, newest first, filtered by person, kind of item or action, day or row',
    dependsOn: () => [],
    handle: async (call) => {
      const page = await listAudit(call.db, sources, call.query);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/admin/audit/acts', {
    access: 'admin',
    summary: 'The actions that occur in the audit log',
    dependsOn: () => [],
    handle: (call) => listActs(call.db),
  }),
];
