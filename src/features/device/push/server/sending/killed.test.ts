import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { startChildApp } from '#testing/child-app.ts';
import { durableDatabase } from '#testing/database/durable-database.ts';
import { isWholeRun, repeats } from '#testing/whole-run.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { certificatePath, startPushService } from '../../testing/push-service.ts';

/** Each kill takes a start of the app. */
const kills = repeats('PUSH_KILLS', 1, 20);
const people = isWholeRun ? 500 : 200;

const service = await startPushService();
const database = await durableDatabase();
afterAll(async () => {
  await database.drop();
  await service[Symbol.asyncDispose]();
});

/** The deliveries that are marked at a time. */
const lostByAKill = 5;

test(`killed ${kills} times during a send to ${people} people, tells nobody twice, and misses at most ${lostByAKill} for each kill`, async () => {
  const start = () =>
    startChildApp(database, { env: { PUSH_HOSTS: service.host, NODE_EXTRA_CA_CERTS: certificatePath } });
  {
    await using app = await start();
    await using direct = await openDirectly();
    const phones = await addCrowd(direct.world, service, people);
    for (const { device } of phones) service.behave(device, { status: 201, afterMs: 5 });
    const admin = await app.newAdmin();
    await admin.post('/api/announcements', { title: 'Floodlights', content: 'On until ten.' });
  }
  const each = Math.floor(people / (kills + 1));
  for (let kill = 1; kill <= kills; kill += 1) {
    await using app = await start();
    const before = service.received.length;
    const enough = Math.min(each, people - before - 40);
    if (enough > 0)
      await expect.poll(() => service.received.length - before, { interval: 1 }).toBeGreaterThan(enough / 4);
    // The moment is random: just after an arrival, most kills would hit the same step.
    await sleep(Math.random() * 40);
    app.process.kill('SIGKILL');
    await app.ended;
  }
  await using _last = await start();
  await using direct = await openDirectly();
  const waiting = () =>
    direct.world.db.selectFrom('push_deliveries').select('id').where('state', '=', 'waiting').execute();
  await expect
    .poll(() => direct.world.db.selectFrom('push_outbox').select('id').where('resolved_at', 'is', null).execute())
    .toEqual([]);
  await expect.poll(waiting).toEqual([]);
  // Once the service is quiet, the last messages have been answered.
  await expect.poll(() => service.quietFor()).toBeGreaterThan(500);
  const notified = service.received.map(({ device }) => device);
  process.stdout.write(`killed ${kills} times: ${notified.length} of ${people} were told\n`);
  expect(new Set(notified).size).toBe(notified.length);
  expect(notified.length).toBeGreaterThanOrEqual(people - kills * lostByAKill);
});

/** Opens the app's database in this process too. */
async function openDirectly() {
  const { db, close } = await openDatabase(readEnv(database.settings));
  let latest = 0;
  const number = () => {
    latest += 1;
    return latest;
  };
  return { world: { db, number, word: () => `w${number()}` }, [Symbol.asyncDispose]: close };
}
