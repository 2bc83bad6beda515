import type { Page, Route } from '@playwright/test';

/** The next write to such an address does not arrive. */
export const failOnce = (page: Page, address: string) =>
  refuseOnce(page, address, (route) => route.abort('internetdisconnected'));

/** The next write to such an address meets a closed admin window; a real one closes after half an hour. */
export const closeWindowOnce = (page: Page, address: string) =>
  refuseOnce(page, address, (route) =>
    route.fulfill({ status: 403, json: { message: 'Admin authentication required', code: 'step-up' } }),
  );

async function refuseOnce(page: Page, address: string, refuse: (route: Route) => Promise<void>) {
  let isRefused = false;
  await page.route(address, (route) => {
    if (isRefused || route.request().method() === 'GET') return route.fallback();
    isRefused = true;
    return refuse(route);
  });
}
