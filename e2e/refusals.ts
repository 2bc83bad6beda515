import type { Page } from '@playwright/test';
import { expectServerFailure } from './fixtures.ts';

/** Makes the next write to a matching URL fail with a server error. */
export async function serverFailsOnce(page: Page, address: RegExp) {
  expectServerFailure(page);
  let hasFailed = false;
  await page.route(address, (route) => {
    if (hasFailed || route.request().method() === 'GET') return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.' } });
  });
}
