// `npm run keep-village` keeps a small village as this version stores it, for the tests of later versions: they must open
// it. `npm run release` calls it, so that there is one of each released version.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openApp } from '#app/server/app.ts';
import { fillDemoVillage } from '#app/server/start.ts';
import { keptPassword, keptVillages } from '#app/testing/kept-villages.ts';
import { ensureFirstAdmin } from '#features/people/accounts/server/registration/registration.ts';
import { makeBackup } from '#platform/backups/server/commands.ts';
import { readEnv } from '#server/env.ts';
import { version } from '#server/version.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-kept-'));
try {
  const env = readEnv({ DATA_DIR: folder, DEMO_DATA: 'on', DEMO_PASSWORD: keptPassword, LOG_LEVEL: 'silent' });
  const app = await openApp(env);
  await ensureFirstAdmin(app.services, { password: keptPassword });
  await fillDemoVillage(app, env);
  await app.close();
  const { path } = await makeBackup(env, 'village');
  const kept = join(keptVillages, `${version}.tar.gz`);
  mkdirSync(keptVillages, { recursive: true });
  cpSync(path, kept);
  console.log(`Kept the village of ${version} in ${relative(process.cwd(), kept)}`);
} finally {
  rmSync(folder, { recursive: true });
}
