import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { gamesTag, gameTag, rsvpsTag } from '#features/competition/games/cache-tags.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { episodeSubscriptionTag } from '#features/media/episodes/cache-tags.ts';
import { officersTag } from '#features/people/accounts/cache-tags.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { noticesTag } from '#features/people/notices/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { accountTag } from '#server/access/viewers.ts';
import { collectionTag } from '#shared/cache-tags.ts';
import { type Listening, listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const memberId = await findAccountId(world, 'member');

const isChange = ({ name }: { name: string }) => name === 'change';

test('sends a score that an officer typed', async () => {
  const id = await addUpcomingGame(world);
  using stream = await listen(arena.url, arena.as.member);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 12, status: 'live' });
  const { tags } = await stream.receive(({ tags }) => tags.includes(`game:${id}`));
  expect(tags).toContain('games');
});

test('names the latest change in the greeting, for browsers that were away', async () => {
  const id = await addUpcomingGame(world);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 1 });
  using stream = await listen(arena.url, arena.as.member);
  const greeting = await stream.receive(({ name }) => name === 'hello');
  expect(greeting.number).toBe(arena.app.changes.latest);
});

test('sends a person only the tags that they may read', async () => {
  const { visitor: guest, member, otherMember, admin } = arena.as;
  using visitorStream = await listen(arena.url, guest);
  using memberStream = await listen(arena.url, member);
  using otherStream = await listen(arena.url, otherMember);
  using adminStream = await listen(arena.url, admin);
  await arena.app.commit(visitor, async (write) =>
    write.changed(settingsTag, gamesTag, officersTag, collectionTag('secret-tag'), accountTag(memberId)),
  );
  const changedTags = ['settings', 'games', `account:${memberId}`, 'officers', 'secret-tag'];
  const visibleTo = async (stream: Listening) => {
    const { tags } = await stream.receive((event) => event.tags.includes('settings'));
    return changedTags.filter((tag) => tags.includes(tag));
  };
  expect(await visibleTo(visitorStream)).toEqual(['settings']);
  expect(await visibleTo(memberStream)).toEqual(['settings', 'games', `account:${memberId}`]);
  expect(await visibleTo(otherStream)).toEqual(['settings', 'games']);
  expect(await visibleTo(adminStream)).toEqual(['settings', 'games', 'officers']);
});

test('sends the tags of one account to that account alone, whoever connected first', async () => {
  const { member, otherMember } = arena.as;
  using first = await listen(arena.url, otherMember);
  using own = await listen(arena.url, member);
  using last = await listen(arena.url, arena.newPerson('otherMember'));
  for (const tag of [episodeSubscriptionTag(memberId), noticesTag(memberId)]) {
    await arena.app.commit(visitor, async (write) => write.changed(tag));
    await own.receive(({ tags }) => tags.includes(tag));
  }
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  for (const other of [first, last]) {
    await other.receive(({ tags }) => tags.includes('games'));
    expect(other.events.flatMap(({ tags }) => tags).filter((tag) => tag.endsWith(`:${memberId}`))).toEqual([]);
  }
});

test('ends a stream with its session', async () => {
  const leaving = arena.newPerson('otherMember');
  using stream = await listen(arena.url, leaving);
  await leaving.post('/api/logout');
  await stream.receive(({ name }) => name === 'ended');
  await stream.ended;
});

test('tells a browser that believes it is logged in that its session is over, also when the stream begins after the end', async () => {
  const leaving = arena.newPerson('otherMember');
  const cookie = await leaving.cookie();
  await leaving.post('/api/logout');
  const stale = { cookie: async () => cookie };
  using stream = await listen(arena.url, stale, undefined, undefined, '/api/live?as=member');
  await stream.receive(({ name }) => name === 'ended');
  await stream.ended;
  expect(stream.events.map(({ name }) => name)).toEqual(['ended']);
  using visiting = await listen(arena.url, stale);
  await visiting.receive(({ name }) => name === 'hello');
  using staying = await listen(arena.url, arena.as.member, undefined, undefined, '/api/live?as=member');
  await staying.receive(({ name }) => name === 'hello');
});

test('keeps the stream of a person who is put on the officer list', async () => {
  const member = arena.newPerson('otherMember');
  using stream = await listen(arena.url, member);
  await arena.as.adminWithWindow.post('/api/admin/officers', { username: 'sipho' });
  await stream.receive(({ tags }) => tags.some((tag) => tag.startsWith('account:')));
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  await stream.receive(({ tags }) => tags.includes('games'));
  expect(stream.events.some(({ name }) => name === 'ended')).toBe(false);
});

test('limits the streams of one account, and frees the place of a stream that ends', async () => {
  const { member, otherMember } = arena.as;
  const streams = await Promise.all(Array.from({ length: 30 }, () => listen(arena.url, member)));
  expect(await member.fetchStatus('GET', '/api/live')).toBe(503);
  expect(await otherMember.fetchStatus('GET', '/api/live')).toBe(200);
  for (const stream of streams) stream[Symbol.dispose]();
  await expect.poll(() => arena.app.live.size).toBe(0);
  expect(await member.fetchStatus('GET', '/api/live')).toBe(200);
});

test('keeps nothing of a client that disconnects before its session is looked up', async () => {
  const member = arena.newPerson('otherMember');
  const cookie = await member.cookie();
  const { port } = new URL(arena.url);
  for (let round = 0; round < 10; round += 1) {
    arena.app.changes.publishEverything();
    const disconnects = Array.from({ length: 8 }, async () => {
      const socket = connect(Number(port), '127.0.0.1').resume();
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(`GET /api/live HTTP/1.1\r\nhost: village\r\ncookie: ${cookie}\r\n\r\n`, () =>
        socket.resetAndDestroy(),
      );
      await once(socket, 'close');
    });
    await Promise.all(disconnects);
  }
  await member.get('/api/user');
  await expect.poll(() => arena.app.live.size).toBe(0);
  expect(await member.fetchStatus('GET', '/api/live')).toBe(200);
});

test('ends only the streams of ended sessions when everything is invalidated, and writes to no session', async () => {
  const people = Array.from({ length: 6 }, () => arena.newPerson('member'));
  const streams = await Promise.all(people.map((person) => listen(arena.url, person)));
  const leaving = arena.newPerson('otherMember');
  using endingStream = await listen(arena.url, leaving);
  const sessions = arena.db.selectFrom('sessions').select(['id', 'last_seen_at']).orderBy('id');
  const newest = await arena.db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const last_seen_at = new Date(Date.now() - 3_600_000).toISOString();
  await arena.db.updateTable('sessions').set({ last_seen_at }).execute();
  await arena.db.deleteFrom('sessions').where('id', '=', newest.id).execute();
  const before = await sessions.execute();
  for (let times = 0; times < 10; times += 1) arena.app.changes.publishEverything();
  await endingStream.ended;
  await Promise.all(streams.map((stream) => stream.receive(({ tags }) => tags.includes('*'))));
  expect(await sessions.execute()).toEqual(before);
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  for (const stream of streams) {
    await stream.receive(({ tags }) => tags.includes('games'));
    expect(stream.events.filter(({ tags }) => tags.includes('*')).length).toBeLessThan(3);
    stream[Symbol.dispose]();
  }
});

test('sends a burst of changes in a few events that name them all', async () => {
  using stream = await listen(arena.url, arena.as.member);
  for (let change = 1; change <= 40; change += 1) {
    await arena.app.commit(visitor, async (write) =>
      write.patched(rsvpsTag(change % 4), { row: gameTag(change % 4), fields: { rsvpCount: change } }),
    );
  }
  const { number } = await stream.receive(({ patches }) => patches['rsvps:0']?.fields['rsvpCount'] === 40);
  expect(number).toBe(arena.app.changes.latest);
  const changes = stream.events.filter(isChange);
  expect(changes.length).toBeLessThan(20);
  expect(Object.assign({}, ...changes.map(({ patches }) => patches))).toMatchObject({
    'rsvps:1': { fields: { rsvpCount: 37 } },
    'rsvps:2': { fields: { rsvpCount: 38 } },
    'rsvps:3': { fields: { rsvpCount: 39 } },
  });
});

test('sends a patch only to those who may subscribe to its tag', async () => {
  using guest = await listen(arena.url, arena.as.visitor);
  using member = await listen(arena.url, arena.as.member);
  await arena.app.commit(visitor, async (write) => {
    write.patched(rsvpsTag(9), { row: gameTag(9), fields: { rsvpNames: ['Nomsa'] } });
    write.changed(settingsTag);
  });
  expect(await guest.receive(isChange)).toMatchObject({ tags: [settingsTag], patches: {} });
  expect((await member.receive(isChange)).patches).toMatchObject({ 'rsvps:9': { fields: { rsvpNames: ['Nomsa'] } } });
});

test('gives each stream a reconnection time of its own', async () => {
  const waits = new Set<string>();
  for (let stream = 0; stream < 12; stream += 1) {
    const response = await fetch(`${arena.url}/api/live`);
    const reader = response.body?.getReader();
    const greeting = await reader?.read();
    waits.add(/^retry: (\d+)$/m.exec(new TextDecoder().decode(greeting?.value))?.[1] ?? '');
    await reader?.cancel();
  }
  expect(waits.size).toBeGreaterThan(6);
  expect(Math.min(...[...waits].map(Number))).toBeGreaterThanOrEqual(1_000);
});

test('opens no stream for a HEAD request', async () => {
  const response = await fetch(`${arena.url}/api/live`, { method: 'HEAD' });
  expect(response.status).toBe(404);
});
