import type { Route } from '#server/http/route.ts';
import { administrationRoutes } from './administration-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { loginLimits } from './throttle.ts';

/** `limits` multiplies how many failed logins are allowed. */
export function accountsRoutes({ limits: factor }: { limits: number }): Route[] {
  const limits = loginLimits(factor);
  return [...loginRoutes(limits), ...ownAccountRoutes(limits), ...administrationRoutes];
}
