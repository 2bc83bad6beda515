import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addOfficer } from '#features/people/accounts/server/commands.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { CurrentUser } from '#shared/session.ts';
import { testEngine } from '#testing/database/database.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';
import { listenerName } from '../live/other-processes.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const scoreSeen = async (client: TestApp['as']['member'], id: number, headers: Record<string, string> = {}) =>
  (await client.get(`/api/games/${id}`, headers)).as(Game).homeScore;

test('answers a repeated list with 304 until a write, and then shows the write at once', async () => {
  const { member, officer } = arena.as;
  const id = await addUpcomingGame(world);
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  const first = await member.get('/api/games');
  const etag = first.headers.get('etag') ?? '';
  expect((await member.get('/api/games', { 'if-none-match': etag })).status).toBe(304);
  await officer.patch(`/api/games/${id}`, { homeScore: 3, status: 'live' });
  const after = await member.get('/api/games', { 'if-none-match': etag });
  expect(after.status).toBe(200);
  expect(after.as(z.array(Game)).find((game) => game.id === id)?.homeScore).toBe(3);
});

test('sends the same body compressed and uncompressed', async () => {
  const { member } = arena.as;
  await Promise.all(Array.from({ length: 10 }, () => addUpcomingGame(world)));
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  const plain = await member.get('/api/games', { 'accept-encoding': 'identity' });
  for (const coding of ['br', 'gzip']) {
    const packed = await member.get('/api/games', { 'accept-encoding': coding });
    expect(packed.headers.get('content-encoding')).toBe(coding);
    expect(packed.body).toEqual(plain.body);
  }
});

test('compresses personal responses too, in a coding that the client accepts', async () => {
  const { adminWithWindow: admin, officer } = arena.as;
  const id = await addUpcomingGame(world);
  for (let score = 1; score <= 12; score += 1) await officer.patch(`/api/games/${id}`, { homeScore: score });
  for (const [accepted, coding] of [
    ['br, gzip', 'br'],
    ['gzip, br; q=0', 'gzip'],
    ['br;q=0, gzip; q=0', null],
  ] as const) {
    const { status, headers } = await admin.get('/api/admin/audit', { 'accept-encoding': accepted });
    expect([status, headers.get('content-encoding')], accepted).toEqual([200, coding]);
  }
});

test('sends the change number of a write, and none when nothing changed', async () => {
  const { officer, visitor: guest } = arena.as;
  const id = await addUpcomingGame(world);
  const written = await officer.patch(`/api/games/${id}`, { homeScore: 2 });
  expect(written.headers.get('x-change')).toBe(String(arena.app.changes.latest));
  expect((await guest.post('/api/logout')).headers.get('x-change')).toBeNull();
});

test('caches no outdated response when reads race with writes', async () => {
  const { member, officer } = arena.as;
  const id = await addUpcomingGame(world);
  for (let score = 1; score <= 25; score += 1) {
    const reads = Array.from({ length: 6 }, () => member.get(`/api/games/${id}`));
    const write = officer.patch(`/api/games/${id}`, { homeScore: score, status: 'live' });
    await Promise.all([...reads, write]);
    expect(await scoreSeen(member, id)).toBe(score);
  }
});

const onSqlite = () => {
  test('shows its writes in the next read', async () => {
    await using other = await arena.beside();
    const id = await addUpcomingGame(world);
    await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
    expect(await scoreSeen(arena.as.member, id)).toBeNull();
    await other.as.officer.patch(`/api/games/${id}`, { homeScore: 5, status: 'live' });
    expect(await scoreSeen(arena.as.member, id)).toBe(5);
  });

  test('applies a role that it gives at once, in every call', async () => {
    await using other = await arena.beside();
    const member = arena.newPerson('otherMember');
    expect((await member.get('/api/user')).as(CurrentUser).isGroundAnchor).toBe(false);
    await other.app.commit(visitor, async (write) => void (await addOfficer(write, usernames.otherMember)));
    expect((await member.get('/api/user')).as(CurrentUser).isGroundAnchor).toBe(true);
  });

  test('tells the browsers of this process to refetch after its writes', async () => {
    await using other = await arena.beside();
    const id = await addUpcomingGame(world);
    using stream = await listen(arena.url, arena.as.member);
    await other.as.officer.patch(`/api/games/${id}`, { homeScore: 6, status: 'live' });
    await arena.as.member.get('/api/games');
    await stream.receive(({ tags, number }) => tags.includes('*') && number >= other.app.changes.latest);
  });
};

const onPostgres = () => {
  test('streams a change of one on the other, whose responses are fresh by then', async () => {
    await using other = await arena.beside();
    const id = await addUpcomingGame(world);
    await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
    using stream = await listen(other.url, other.as.member);
    await other.as.member.get(`/api/games/${id}`);
    await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 7, status: 'live' });
    const { number } = await stream.receive(({ tags }) => tags.includes(`game:${id}`));
    expect(await scoreSeen(other.as.member, id)).toBe(7);
    expect(number).toBe(arena.app.changes.latest);
  });

  test('shows a write to its author at once on the other, by the change number of its response', async () => {
    await using other = await arena.beside();
    const id = await addUpcomingGame(world);
    for (let score = 1; score <= 10; score += 1) {
      await other.as.member.get(`/api/games/${id}`);
      const { headers } = await arena.as.officer.patch(`/api/games/${id}`, { homeScore: score, status: 'live' });
      const change = headers.get('x-change') ?? 'none';
      expect(await scoreSeen(other.as.member, id, { 'x-change': change })).toBe(score);
    }
  });

  test('answers a browser that knows of a change with fresh data, from a process that does not know it', async () => {
    await using other = await arena.beside();
    const id = await addUpcomingGame(world);
    await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
    await other.as.member.get(`/api/games/${id}`);
    await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 8, status: 'live' });
    expect(await scoreSeen(other.as.member, id, { 'x-change': String(arena.app.changes.latest) })).toBe(8);
  });

  test('bypasses the cache for a caller that knows of a change which only the database has', async () => {
    const { member } = arena.as;
    const id = await addUpcomingGame(world);
    await arena.app.commit(visitor, async (write) => write.changed(gamesTag, teamsTag, sportsTag));
    await member.get(`/api/games/${id}`);
    const number = arena.app.changes.latest + 1;
    await arena.db.updateTable('change_number').set({ value: number }).execute();
    await arena.db.updateTable('games').set({ home_score: 9 }).where('id', '=', id).execute();
    expect(await scoreSeen(member, id)).toBeNull();
    expect(await scoreSeen(member, id, { 'x-change': String(number + 1) })).toBeNull();
    expect(await scoreSeen(member, id, { 'x-change': String(number) })).toBe(9);
    arena.app.changes.publish({ number, tags: [gamesTag] });
  });

  test('drops the whole cache when notifications may have been missed', async () => {
    await using other = await arena.beside();
    const id = await addUpcomingGame(world);
    await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
    expect(await scoreSeen(other.as.member, id)).toBeNull();
    using stream = await listen(other.url, other.as.member);
    await arena.db.updateTable('games').set({ home_score: 4 }).where('id', '=', id).execute();
    expect(await scoreSeen(other.as.member, id)).toBeNull();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${listenerName} and datname = current_database()`.execute(arena.db);
    await stream.receive(({ name, tags }) => name === 'change' && tags.includes('*'));
    expect(await scoreSeen(other.as.member, id)).toBe(4);
  });
};

describe('beside another process on the same database', () => {
  if (testEngine === 'sqlite') onSqlite();
  else onPostgres();
});
