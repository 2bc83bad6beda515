import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffline } from '#app/server/offline.ts';
import { countContent, fill, listResetTables } from '#app/testing/filled-app.ts';
import { ensureFirstAdmin } from '#features/people/accounts/server/registration/registration.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { progressType } from '#shared/endpoints.ts';
import { type ChildApp, childSettings, startChildApp } from '#testing/child-app.ts';
import { type DurableDatabase, durableDatabase } from '#testing/database/durable-database.ts';
import { seeded } from '#testing/mutations.ts';
import { repeats } from '#testing/whole-run.ts';

/** Each kill takes a start of the app. */
const kills = repeats('RESET_KILLS', 1, 10);
/** About as many progress lines as a reset of the demo village writes. */
const maxLines = 80;

let database: DurableDatabase;
beforeAll(async () => {
  database = await durableDatabase();
});
afterAll(() => database.drop());

test(`a reset is all or nothing, whenever it is killed (${kills} times)`, async () => {
  const random = seeded(kills);
  const came: Record<'all' | 'nothing', number> = { all: 0, nothing: 0 };
  let whole = await fillApp();
  for (let kill = 1; kill <= kills; kill += 1) {
    {
      await using app = await startChildApp(database);
      await killAfterLines(app, 1 + Math.floor(random() * maxLines));
    }
    const found = await content();
    const isEmpty = listResetTables('emptied').every((table) => found[table] === 0);
    came[isEmpty ? 'all' : 'nothing'] += 1;
    if (isEmpty) whole = await fillApp();
    else expect(found).toEqual(whole);
  }
  if (kills > 2) console.info(came);
});

async function fillApp(): Promise<Record<string, number>> {
  const { services, close } = await openOffline(readEnv(database.settings));
  await ensureFirstAdmin(services, { password: childSettings(database)['ADMIN_PASSWORD'] });
  await fill(services);
  await close();
  return content();
}

/** The content, except for traces of visits. */
async function content(): Promise<Record<string, number>> {
  const { db, close } = await openDatabase(readEnv(database.settings));
  const rows = await countContent(db);
  await close();
  return rows;
}

/** Kills the app after this many lines of the response, or at its end. */
async function killAfterLines({ url, newAdmin, process: app }: ChildApp, most: number): Promise<void> {
  const admin = await newAdmin();
  const response = await fetch(`${url}/api/admin/reset-database`, {
    method: 'POST',
    body: JSON.stringify({ confirm: 'RESET DATABASE' }),
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
