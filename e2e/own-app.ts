import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type AppProcess, startProcess } from '#testing/app-process.ts';
import { test } from './fixtures.ts';
import { getPassword, type Person, passwords } from './people.ts';

interface OwnApp {
  demo?: boolean;
  /** Further environment variables, known only when the app starts. */
  settings?: () => Promise<Record<string, string>>;
}

/** An app for the tests of one file, empty or with the demo, as their changes would affect all other tests. It is their baseURL; `folder` holds its data. */
export function ownApp({ demo = false, settings = async () => ({}) }: OwnApp = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'village-own-'));
  let starting: Promise<AppProcess> | undefined;
  let app: AppProcess;
  const start = async () => {
    starting ??= settings().then((extraSettings) =>
      startProcess({
        DATA_DIR: folder,
        ADMIN_PASSWORD: passwords.admin,
        LOG_LEVEL: 'error',
        ...(demo && { DEMO_DATA: 'on', DEMO_PASSWORD: passwords.demo }),
        ...extraSettings,
      }),
    );
    app = await starting;
    return app;
  };
  test.describe.configure({ mode: 'default' });
  // Playwright needs the baseURL before it runs `beforeAll`, so the fixture starts the app.
  test.use({ baseURL: async ({ headless: _ }, use) => use((await start()).url) });
  test.afterAll(async () => {
    await app.end();
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (path: string) => app.url + path;
  const logInAs = async (page: Page, person: Person) => {
    const response = await page.request.post(at('/api/login'), {
      data: { username: person, password: getPassword(person) },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status()).toBe(200);
  };
  return { at, logInAs, folder };
}
