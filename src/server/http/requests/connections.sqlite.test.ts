import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { startSideServer } from '#app/testing/side-server.ts';
import { startChildApp } from '#testing/child-app.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/database.ts';
import { connectRaw } from '#testing/raw-connection.ts';
import { connectionLimit } from './connections.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('survives more idle connections than it may open files, and answers others meanwhile', async () => {
  await using app = await startChildApp(database, { openFiles: 256 });
  const idle = await openIdle(app.url, 400);
  await closedByServer(idle);
  expect(await healthFrom(app.url, '127.0.0.2')).toBe(200);
  for (const socket of idle) socket.destroy();
  await expect.poll(() => healthFrom(app.url, '127.0.0.1')).toBe(200);
  app.process.kill('SIGTERM');
  expect(await app.ended).toBe(0);
});

it('closes a connection that sends no request', async () => {
  await using arena = await startTestApp();
  await using side = await startSideServer(arena, [], 1000, { maxHeadersLength: 200 });
  using silent = await connectRaw(side.url);
  using halfway = await connectRaw(side.url);
  await halfway.send('GET /api/hea');
  await Promise.all([silent.closed, halfway.closed]);
});

it.each([
  ['off', 5],
  // nginx reuses a connection for a minute, Caddy for two.
  ['on', 130],
])('keeps a connection open between two requests with TRUST_PROXY=%s for %d s', async (proxy, seconds) => {
  await using app = await startChildApp(database, { env: { TRUST_PROXY: proxy } });
  expect((await fetch(`${app.url}/api/health`)).headers.get('keep-alive')).toBe(`timeout=${seconds}`);
});

it.each([
  [256, 128],
  [1_024, 896],
  [20_000, 12_000],
  [Number.POSITIVE_INFINITY, 12_000],
  [20, 10],
])('with a limit of %d open files, leaves %d for connections', (openFiles, most) => {
  expect(connectionLimit(openFiles)).toBe(most);
});

/** Opens connections from one address that send no request. */
async function openIdle(url: string, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  const settled = (socket: Socket) =>
    new Promise<void>((resolve) => socket.on('connect', resolve).on('error', () => resolve()));
  await Promise.all(sockets.map(settled));
  return sockets;
}

const closedByServer = (sockets: readonly Socket[]) =>
  Promise.race(sockets.map((socket) => new Promise<void>((resolve) => socket.on('close', () => resolve()))));

function healthFrom(url: string, localAddress: string): Promise<number> {
  return new Promise((resolve) => {
    get(`${url}/api/health`, { localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });
}
