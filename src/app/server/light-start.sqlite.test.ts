import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { startChildApp } from '#testing/child-app.ts';
import { freshDatabase } from '#testing/database/database.ts';

/** Modules that load with the first request that needs them, or never. */
const neededByFew = [
  '/ajv/',
  '/fast-json-stringify/lib/schema-validator',
  '/csv-parse/',
  '/server/demo/',
  '/sax/',
  '/fflate/',
  '/opentype.js/',
  '/ical-generator/',
  '/sharp/',
  '/swagger',
  '/pg/',
  '/nodemailer/',
  '/openid-client/',
];

test('a start loads no module that only few requests need', async () => {
  const database = await freshDatabase();
  const list = join(database.settings.DATA_DIR, 'loaded.txt');
  // As a URL: a folder's name may contain a space.
  const preload = `--import ${new URL('../../testing/loaded-modules.ts', import.meta.url).href}`;
  const child = await startChildApp(database, { env: { NODE_OPTIONS: preload, LOADED_MODULES: list } });
  // Once its keys exist, the notification sender has started, which also sends e-mails when a mail server is set.
  await expect.poll(() => existsSync(pathIn(database.settings.DATA_DIR, 'pushKeys'))).toBe(true);
  child.process.kill('SIGTERM');
  await child.ended;
  const loaded = readFileSync(list, 'utf8').split('\n');
  await database.drop();
  expect(loaded.some((name) => name.endsWith('/src/app/server/app.ts'))).toBe(true);
  expect(loaded.filter((name) => neededByFew.some((part) => name.includes(part)))).toEqual([]);
});
