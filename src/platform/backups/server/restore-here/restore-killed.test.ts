import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOffline } from '#app/server/offline.ts';
import { fill } from '#app/testing/filled-app.ts';
import { ensureFirstAdmin } from '#features/people/accounts/server/registration/registration.ts';
import { openDatabase } from '#server/database/open.ts';
import { type Env, readEnv } from '#server/env.ts';
import { progressType } from '#shared/endpoints.ts';
import { type ChildApp, childSettings, startChildApp } from '#testing/child-app.ts';
import { type DurableDatabase, durableDatabase } from '#testing/database/durable-database.ts';
import { seeded } from '#testing/mutations.ts';
import { repeats } from '#testing/whole-run.ts';
import { restorePhrase } from '../../contract.ts';
import { lay } from '../../testing/snapshots.ts';
import { hashVillage } from '../../testing/village-content.ts';
import { makeBackup } from '../commands.ts';
import { isUnused } from '../postgres/postgres-tools.ts';

/** Each kill takes a start of the app. */
const kills = repeats('RESTORE_KILLS', 1, 14);
/** About as many progress lines as a restore of the demo village writes. */
const maxLines = 300;

/** A village as a backup holds it: its rows, and whether it has the picture. */
interface State {
  backup: string;
  rows: Record<string, string>;
  hasPicture: boolean;
}

const picture = `uploads/ab/ab${'0'.repeat(30)}/320.webp`;
let database: DurableDatabase;
let env: Env;
let states: [State, State];
beforeAll(async () => {
  database = await durableDatabase();
  env = readEnv(database.settings);
  states = [await prepare(true), await prepare(false)];
}, 120_000);
afterAll(() => database.drop());

/** The filled village with a picture, then the same without it and without its answers. */
async function prepare(isFirst: boolean): Promise<State> {
  const { services, close } = await openOffline(env);
  if (isFirst) {
    await ensureFirstAdmin(services, { password: childSettings(database)['ADMIN_PASSWORD'] });
    await fill(services);
    lay(env.dataDir, picture, 'a picture');
  } else {
    await services.db.deleteFrom('rsvps').execute();
    rmSync(join(env.dataDir, 'uploads'), { recursive: true });
  }
  await close();
  const { path } = await makeBackup(env, 'village');
  return { backup: basename(path), rows: await readRows(), hasPicture: isFirst };
}

async function readRows(): Promise<Record<string, string>> {
  const { db, close } = await openDatabase(env);
  const rows = await hashVillage(db);
  await close();
  return rows;
}

test(`a restore is the old or the new village, whenever it is killed (${kills} times)`, async () => {
  const random = seeded(kills);
  let [now, other] = [states[1], states[0]];
  const came = { old: 0, new: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    {
      await using app = await startChildApp(database);
      await killAfterLines(app, other.backup, 1 + Math.floor(random() * maxLines));
    }
    await nobodyConnected();
    const rows = await readRows();
    const isNew = JSON.stringify(rows) === JSON.stringify(other.rows);
    came[isNew ? 'new' : 'old'] += 1;
    if (isNew) [now, other] = [other, now];
    expect(rows).toEqual(now.rows);
    if (now.hasPicture) expect(existsSync(join(env.dataDir, picture))).toBe(true);
  }
  if (kills > 2) console.info(came);
});

/** PostgreSQL notices only a moment later that an app has ended. */
async function nobodyConnected(): Promise<void> {
  const { databaseUrl } = env;
  if (databaseUrl !== undefined) await vi.waitUntil(() => isUnused(databaseUrl), { timeout: 60_000 });
}

/** Kills the app after this many lines of the response, or at its end. */
async function killAfterLines({ url, newAdmin, process: app }: ChildApp, backup: string, most: number) {
  const admin = await newAdmin();
  const response = await fetch(`${url}/api/admin/backups/${backup}/restore`, {
    method: 'POST',
    body: JSON.stringify({ confirm: restorePhrase }),
    headers: {
      accept: progressType,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: await admin.cookie(),
    },
  });
  expect(response.status).toBe(200);
  let lines = 0;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    lines += chunk.split('\n').length - 1;
    if (lines >= most) break;
  }
  app.kill('SIGKILL');
}
