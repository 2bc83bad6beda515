import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApp } from '#app/server/app.ts';
import { featureMigrations } from '#app/server/features.ts';
import { copyVillage } from '#platform/backups/server/copy/copy-village.ts';
import { restoreBackup } from '#platform/backups/server/restore.ts';
import { planUpgrade } from '#server/database/migrations.ts';
import { readEnv } from '#server/env.ts';
import { Client } from '#testing/client.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { countAllRows } from './filled-app.ts';
import { keptPassword, listKeptVillages } from './kept-villages.ts';

const lists = [
  ...['games', 'teams', 'players', 'sports', 'competitions', 'venues', 'clubs', 'highlights', 'workouts'],
  ...['announcements', 'ground-anchors', 'better-living-tips', 'shared-workouts', 'posts'],
].map((name) => `/api/${name}`);

test.each(listKeptVillages())('the village of $version opens, with all its rows', async ({ file }) => {
  const database = await freshDatabase({ isOlder: true });
  const folder = mkdtempSync(join(tmpdir(), 'village-kept-'));
  const env = readEnv({ ...database.settings, LOG_LEVEL: 'silent', DEMO_DATA: 'off', BACKUPS: 'off', LIMITS: '1000' });
  const onSqlite = { dataDir: env.databaseUrl ? folder : env.dataDir, databaseUrl: undefined, mediaUrl: undefined };
  const { manifest } = await restoreBackup(onSqlite, file, featureMigrations);
  // A backup goes back to its own engine alone: on PostgreSQL the village comes from there.
  if (env.databaseUrl) await copyVillage({ from: onSqlite, to: { ...env, dataDir: folder } }, featureMigrations);
  const app = await openApp(env);
  expect((await planUpgrade(app.db, featureMigrations)).due).toEqual([]);
  const found = await countAllRows(app.db);
  const content = Object.keys(found).filter((table) => manifest.rows[table] !== undefined);
  expect(Object.fromEntries(content.map((table) => [table, found[table]]))).toEqual(
    Object.fromEntries(content.map((table) => [table, manifest.rows[table]])),
  );
  expect(manifest.rows['games']).toBeGreaterThan(50);
  const member = new Client(await app.listen({ port: 0, host: '127.0.0.1' }));
  await member.logIn('member', keptPassword);
  for (const path of lists) {
    const { status, body } = await member.get(path);
    expect([path, status, Array.isArray(body) && body.length > 0]).toEqual([path, 200, true]);
  }
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});
