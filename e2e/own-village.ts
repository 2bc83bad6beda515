import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startProcess, type VillageProcess } from '#testing/village-process.ts';
import { test } from './fixtures.ts';
import { passwords } from './people.ts';

/** An empty village for the journeys of one file: what they change would change every other journey. */
export function ownVillage() {
  const folder = mkdtempSync(join(tmpdir(), 'village-own-'));
  let village: VillageProcess;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    village = await startProcess({ DATA_DIR: folder, ADMIN_PASSWORD: passwords.admin, LOG_LEVEL: 'error' });
  });
  test.afterAll(async () => {
    await village.end();
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (path: string) => village.url + path;
  const comeIn = async (page: Page) => {
    const answer = await page.request.post(at('/api/login'), {
      data: { username: 'admin', password: passwords.admin },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
  };
  return { at, comeIn };
}
