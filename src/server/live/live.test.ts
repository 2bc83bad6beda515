import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../access.ts';
import { listen } from '../testing/stream.ts';
import { startTestVillage, type TestVillage } from '../testing/village.ts';
import { buildWorld, type World } from '../testing/world.ts';

let arena: TestVillage;
let world: World;
beforeAll(async () => {
  arena = await startTestVillage();
  world = await buildWorld(arena.db);
});
afterAll(() => arena.close());

const isChange = ({ name }: { name: string }) => name === 'change';

test('a score typed by an officer is heard', async () => {
  const id = await world.game();
  using stream = await listen(arena.url, arena.as.member);
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 12, status: 'live' });
  const { topics } = await stream.hear(({ topics }) => topics.includes(`game:${id}`));
  expect(topics).toContain('games');
});

test('the greeting names the latest change, so that whoever was away knows', async () => {
  const id = await world.game();
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 1 });
  using stream = await listen(arena.url, arena.as.member);
  const greeting = await stream.hear(({ name }) => name === 'hello');
  expect(greeting.number).toBe(arena.village.changes.latest);
});

test('a person hears only of topics they may read', async () => {
  const { visitor: guest, member, otherMember, admin } = arena.as;
  using atTheDoor = await listen(arena.url, guest);
  using own = await listen(arena.url, member);
  using others = await listen(arena.url, otherMember);
  using office = await listen(arena.url, admin);
  await arena.village.commit(visitor, async (write) =>
    write.changed('settings', 'games', 'officers', 'secret-topic', `account:${world.memberId}`),
  );
  expect((await atTheDoor.hear(isChange)).topics).toEqual(['settings']);
  expect((await own.hear(isChange)).topics).toEqual(['settings', 'games', `account:${world.memberId}`]);
  expect((await others.hear(isChange)).topics).toEqual(['settings', 'games']);
  expect((await office.hear(isChange)).topics).toEqual(['settings', 'games', 'officers']);
});

test('what is about one account reaches that account alone, whoever listened first', async () => {
  const { member, otherMember } = arena.as;
  using first = await listen(arena.url, otherMember);
  using own = await listen(arena.url, member);
  using last = await listen(arena.url, arena.newPerson('otherMember'));
  for (const word of ['subscription', 'notices']) {
    await arena.village.commit(visitor, async (write) => write.changed(`${word}:${world.memberId}`));
    await own.hear(({ topics }) => topics.includes(`${word}:${world.memberId}`));
  }
  await arena.village.commit(visitor, async (write) => write.changed('games'));
  for (const other of [first, last]) {
    await other.hear(({ topics }) => topics.includes('games'));
    expect(other.heard.flatMap(({ topics }) => topics).filter((topic) => topic.endsWith(`:${world.memberId}`))).toEqual(
      [],
    );
  }
});

test('a stream ends with its session', async () => {
  const leaving = arena.newPerson('otherMember');
  using stream = await listen(arena.url, leaving);
  await leaving.post('/api/logout');
  await stream.hear(({ name }) => name === 'ended');
  await stream.ended;
});

test('someone put on the officer list keeps their stream', async () => {
  const member = arena.newPerson('otherMember');
  using stream = await listen(arena.url, member);
  await arena.as.adminWithWindow.post('/api/admin/officers', { username: 'sipho' });
  await stream.hear(({ topics }) => topics.some((topic) => topic.startsWith('account:')));
  await arena.village.commit(visitor, async (write) => write.changed('games'));
  await stream.hear(({ topics }) => topics.includes('games'));
  expect(stream.heard.some(({ name }) => name === 'ended')).toBe(false);
});

test('nobody takes the places of others, and a stream that ends leaves its own', async () => {
  const { member, otherMember } = arena.as;
  const streams = await Promise.all(Array.from({ length: 30 }, () => listen(arena.url, member)));
  expect(await member.statusOf('GET', '/api/live')).toBe(503);
  expect(await otherMember.statusOf('GET', '/api/live')).toBe(200);
  for (const stream of streams) stream[Symbol.dispose]();
  await expect.poll(() => arena.village.live.size).toBe(0);
  expect(await member.statusOf('GET', '/api/live')).toBe(200);
});

test('a question about the stream alone opens none', async () => {
  const answer = await fetch(`${arena.url}/api/live`, { method: 'HEAD' });
  expect(answer.status).toBe(404);
});
