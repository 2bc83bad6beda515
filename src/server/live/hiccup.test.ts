import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { accountTag } from '#server/access/viewers.ts';
import { Client } from '#testing/client.ts';
import { listen } from '#testing/stream.ts';
import type { Member } from '../access/access.ts';
import { Viewers } from '../access/viewers.ts';
import { Changes } from '../cache/changes.ts';
import { Live } from './live.ts';

const member: Member = {
  kind: 'member',
  accountId: 7,
  sessionId: 1,
  username: 'sipho',
  displayName: 'Sipho',
  isAdmin: false,
  isGroundAnchor: false,
  adminUntil: 0,
  passwordAt: 0,
};

/** What the database returns for the session. */
let reply: () => Member | null;
let lookups = 0;
const findSessions = async () => {
  lookups += 1;
  const session = reply();
  return new Map(session ? [[session.sessionId, session]] : []);
};
const unreachable = () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

/** Whether a member may subscribe to games. */
let mayReceiveGames = () => true;
const rules = new Map([['games', () => mayReceiveGames()]]);
const warn = vi.fn();

let arena: TestApp;
let live: Live;
const changes = new Changes();
const server = createServer((_request, response) => live.add(response, member, '::1'));
let url: string;

beforeAll(async () => {
  arena = await startTestApp();
  const activity = { used: () => undefined, acted: () => undefined, getAdminWindow: () => 0 };
  const source = { cookie: 'c', find: async () => reply(), findSessions, activity };
  live = new Live(changes, new Viewers(arena.db, source, changes), rules, { checkAgainAfterMs: 50, warn });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(async () => {
  live.close();
  server.close();
  await arena.close();
});
beforeEach(() => {
  lookups = 0;
});

const accountChanged = () => changes.publish({ number: changes.latest + 1, tags: [accountTag(member.accountId)] });

test('keeps a stream open while the database is away, and ends it once the database says that the session is gone', async () => {
  using stream = await listen(url, new Client(url));
  await stream.receive(({ name }) => name === 'hello');
  reply = unreachable;
  accountChanged();
  await expect.poll(() => lookups).toBeGreaterThan(2);
  expect(stream.events.map(({ name }) => name)).not.toContain('ended');
  reply = () => null;
  await stream.receive(({ name }) => name === 'ended');
});

test('keeps a stream whose session is still valid when the database is back, and does not check it again', async () => {
  using stream = await listen(url, new Client(url));
  reply = unreachable;
  accountChanged();
  await expect.poll(() => lookups).toBeGreaterThan(1);
  reply = () => member;
  const before = lookups;
  await expect.poll(() => lookups).toBe(before + 1);
  changes.publishEverything();
  await stream.receive(({ tags }) => tags.includes('*'));
  expect(stream.events.map(({ name }) => name)).not.toContain('ended');
});

test('logs a change that cannot be sent and ends the streams, which get it and later ones when they reconnect', async () => {
  changes.publish({ number: changes.latest + 1, tags: [teamsTag] });
  using stream = await listen(url, new Client(url));
  await stream.receive(({ name }) => name === 'hello');
  const fault = new TypeError('rule is broken');
  mayReceiveGames = () => {
    throw fault;
  };
  const missed = changes.latest + 1;
  changes.publish({ number: missed, tags: [gamesTag] });
  await stream.ended;
  expect(warn.mock.calls).toEqual([[fault]]);
  mayReceiveGames = () => true;
  using again = await listen(url, new Client(url));
  expect((await again.receive(({ name }) => name === 'hello')).missed).toEqual({ games: missed });
  changes.publish({ number: missed + 1, tags: [gamesTag] });
  await again.receive(({ name, number }) => name === 'change' && number === missed + 1);
});
