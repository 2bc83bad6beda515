import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { collectionTag } from '#shared/cache-tags.ts';
import { IdText } from '#shared/fields.ts';
import { LimitText } from '#shared/pages.ts';
import { Client } from '#testing/client.ts';
import { visitor } from '../access/access.ts';
import { conflict } from '../failure.ts';
import { serveShared } from '../http/route.ts';

const tag = collectionTag('cold-reads');
const endpoints = {
  'GET /api/scores/:id': {
    params: z.strictObject({ id: IdText }),
    query: z.strictObject({ limit: z.optional(LimitText), teamId: z.optional(IdText) }),
    response: z.object({ score: z.int() }),
  },
};
let arena: TestApp;
let side: SideServer;
/** How often the response was built, and the score that it shows now. */
let builds = 0;
let score = 0;
let fails = false;

beforeAll(async () => {
  arena = await startTestApp();
  side = await startSideServer(arena, [
    serveShared(endpoints)('GET /api/scores/:id', {
      access: 'visitor',
      summary: 'A score that takes a while to read',
      cacheTags: () => [tag],
      handle: async () => {
        builds += 1;
        const read = score;
        for (let turn = 0; turn < 200; turn += 1) await setImmediate();
        if (fails) throw conflict('The score cannot be read');
        return { score: read };
      },
    }),
  ]);
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await arena.close();
});
beforeEach(async () => {
  fails = false;
  await changeScore(0);
  builds = 0;
});

const changeScore = (to: number) => {
  score = to;
  return arena.app.commit(visitor, async (write) => write.changed(tag));
};
const get = (path = '/api/scores/1', headers: Record<string, string> = {}) => new Client(side.url).get(path, headers);

test('builds a response once for 500 simultaneous requests that miss the cache', async () => {
  const responses = await Promise.all(Array.from({ length: 500 }, () => get()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(builds).toBe(1);
});

test('builds a response for each address and query, and refuses a query that the contract does not know', async () => {
  for (const path of ['1?limit=20&teamId=7', '1?limit=20&teamId=7', '1?limit=21&teamId=7', '2?limit=20&teamId=7']) {
    expect((await get(`/api/scores/${path}`)).status).toBe(200);
  }
  expect(builds).toBe(3);
  expect((await get('/api/scores/1?random=1')).status).toBe(400);
});

test('does not build a response again for a change number that does not exist', async () => {
  await get();
  for (const change of ['4294967295', String(arena.app.changes.latest + 1), String(arena.app.changes.latest + 500)]) {
    expect((await get('/api/scores/1', { 'x-change': change })).status).toBe(200);
  }
  expect(builds).toBe(1);
});

test('never answers a request made after a change with data read before it', async () => {
  for (let now = 1; now <= 20; now += 1) {
    const before = Array.from({ length: 5 }, () => get());
    await changeScore(now);
    const after = await Promise.all(Array.from({ length: 5 }, () => get()));
    expect(after.map(({ body }) => body)).toEqual(after.map(() => ({ score: now })));
    await Promise.all(before);
  }
});

test('fails all waiting requests when a response cannot be built, and builds it again for the next one', async () => {
  fails = true;
  const responses = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([409]));
  expect(builds).toBeLessThan(10);
  fails = false;
  expect((await get()).body).toEqual({ score: 0 });
});
