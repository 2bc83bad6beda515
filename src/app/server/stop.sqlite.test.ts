import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#server/http/route.ts';
import { startChildApp } from '#testing/child-app.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/database.ts';
import { connectRaw } from '#testing/raw-connection.ts';
import { startTestApp } from '../testing/app.ts';
import { startSideServer } from '../testing/side-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const dripping =
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';

it('refuses streams while stopping, and finishes earlier requests', async () => {
  const arena = await startTestApp();
  using connection = await connectRaw(arena.url);
  await connection.send('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
  await connection.receive(/200 OK/);
  const closed = arena.close(200);
  await connection.send('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await connection.receive(/HTTP.*HTTP.*retry-after/is)).toContain('503 Service Unavailable');
  await Promise.all([closed, connection.closed]);
});

it('closes connections without a complete request at once', async () => {
  await using arena = await startTestApp();
  const side = await startSideServer(arena, []);
  using silent = await connectRaw(side.url);
  using halfway = await connectRaw(side.url);
  await halfway.send('GET /api/hea');
  await side[Symbol.asyncDispose]();
  await Promise.all([silent.closed, halfway.closed]);
});

it('cuts off a request that never ends', async () => {
  await using arena = await startTestApp();
  const takesText = route({
    method: 'POST',
    path: '/api/login',
    access: 'visitor',
    summary: 'Takes a text',
    body: z.string(),
    responseType: z.null(),
    handle: () => null,
  });
  const side = await startSideServer(arena, [takesText], 1000, { maxStop: 300 });
  using slow = await connectRaw(side.url);
  await slow.send(dripping);
  slow.drip(' ', 50);
  await side[Symbol.asyncDispose]();
  await slow.closed;
});

it('treats signals of one moment as one, and exits at once on a later one', async () => {
  await using once = await startChildApp(database);
  once.process.kill('SIGTERM');
  once.process.kill('SIGINT');
  once.process.kill('SIGTERM');
  expect(await once.ended).toBe(0);

  await using twice = await startChildApp(database);
  using slow = await connectRaw(twice.url);
  await slow.send(dripping);
  const began = performance.now();
  twice.process.kill('SIGTERM');
  const signals = setInterval(() => twice.process.kill('SIGTERM'), 100);
  expect(await twice.ended).toBe(1);
  clearInterval(signals);
  expect(performance.now() - began).toBeGreaterThan(900);
});
