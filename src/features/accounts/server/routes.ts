import type { Route } from '#server/http/route.ts';
import type { NamedRows } from '#server/named-rows.ts';
import { administrationRoutes } from './administration-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { loginRoutes } from './login-routes.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { passwordLinkRoutes } from './password-link-routes.ts';
import type { Renaming } from './slots.ts';

export const accountsRoutes = (
  throttle: LoginThrottle,
  named: readonly NamedRows[],
  renamings: readonly Renaming[],
): Route[] => [
  ...loginRoutes(throttle),
  ...ownAccountRoutes(throttle, renamings),
  ...administrationRoutes,
  ...passwordLinkRoutes,
  ...invitationRoutes,
  ...auditRoutes(named),
];
