import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { visitor } from '../access/access.ts';
import { route } from '../http/route.ts';

let arena: TestApp;
let side: SideServer;
let member: number;
/** The outcome of each write, also after its caller has stopped waiting. */
let writes: Promise<void>[];
let beforeCommit: Promise<void>;

const renameRoute = route({
  method: 'POST',
  path: '/api/late-name',
  access: 'member',
  summary: 'Changes a name.',
  body: z.strictObject({ name: z.string() }),
  responseType: z.object({}),
  handle: async ({ viewer, body, commit }) => {
    const write = commit(async ({ db, changed }) => {
      await db.updateTable('accounts').set({ display_name: body.name }).where('id', '=', viewer.accountId).execute();
      await beforeCommit;
      changed(gamesTag);
    });
    writes.push(write);
    await write;
    return {};
  },
});

beforeAll(async () => {
  arena = await startTestApp();
  side = await startSideServer(arena, [renameRoute], 1000, { maxResponseLength: 500 });
  [member = 0] = await addMembers(arena, ['late']);
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await arena.close();
});

const fetchName = async () =>
  (await arena.db.selectFrom('accounts').select('display_name').where('id', '=', member).executeTakeFirst())
    ?.display_name;

const rename = (name: string) => side.as(member).post('/api/late-name', { name });

/** Keeps every other write from committing until the returned function is called. */
async function lockWrites() {
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const done = arena.app.commit(visitor, async ({ db }) => {
    await db
      .updateTable('change_number')
      .set(({ ref }) => ({ value: ref('value') }))
      .execute();
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  return async () => {
    release.resolve();
    await done;
  };
}

it('performs a write that commits in time', async () => {
  writes = [];
  beforeCommit = Promise.resolve();
  expect((await rename('In time')).status).toBe(200);
  expect(await fetchName()).toBe('In time');
});

it('refuses a write in time while it waits for another, and does not perform it afterwards', async () => {
  writes = [];
  beforeCommit = Promise.resolve();
  const release = await lockWrites();
  const { status, body, headers } = await rename('Behind another');
  expect([status, headers.get('retry-after'), body]).toMatchObject([503, '2', { code: 'busy' }]);
  await release();
  await expect(writes[0]).rejects.toMatchObject({ status: 503 });
  expect(await fetchName()).toBe('In time');
});

it('rolls back a write that is too slow, whose caller was told that it failed', async () => {
  writes = [];
  const release = Promise.withResolvers<void>();
  beforeCommit = release.promise;
  expect((await rename('Too slow')).status).toBe(503);
  release.resolve();
  await expect(writes[0]).rejects.toMatchObject({ status: 503 });
  expect(await fetchName()).toBe('In time');
});
