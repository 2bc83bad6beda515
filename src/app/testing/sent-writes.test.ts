import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Comment } from '#features/community/conversation/contract.ts';
import { Thought } from '#features/community/thoughts/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { forgetSentWrites } from '#server/sent-writes.ts';
import { buildWorld } from '#testing/world.ts';
import { startTestApp, type TestApp } from './app.ts';

let arena: TestApp;
let game: number;
beforeAll(async () => {
  arena = await startTestApp();
});
afterAll(() => arena.close());
beforeEach(async () => {
  game = await addUpcomingGame(buildWorld(arena.app));
});

const under = (key: string) => ({ 'idempotency-key': key });
const comment = (content: string, key: string, person = arena.as.member) =>
  person.post(`/api/games/${game}/comments`, { content }, under(key));
const comments = async () =>
  (await arena.as.member.get(`/api/games/${game}/comments`)).as(z.array(Comment)).map(({ content }) => content);
const going = async () => (await arena.as.member.get(`/api/games/${game}`)).as(Game).rsvpNames;
const think = (content: string, key: string, person = arena.as.member) =>
  person.post('/api/posts', { content, displayName: 'Guest Star' }, under(key));
const thoughts = async () =>
  (await arena.as.member.get('/api/posts')).as(z.array(Thought)).map(({ content }) => content);
const storedWrites = () => arena.db.selectFrom('sent_writes').selectAll().execute();

describe('a write that is sent again under its key', () => {
  it('is done once, and says so', async () => {
    const key = randomUUID();
    expect((await comment('Once', key)).status).toBe(201);
    const again = await comment('Once', key.toUpperCase());
    expect([again.status, again.body]).toEqual([200, { repeated: true }]);
    expect(await comments()).toEqual(['Once']);
  });

  it('is done once even much later, when the same words under another key are a second comment', async () => {
    const key = randomUUID();
    await comment('Later', key);
    await arena.db.updateTable('comments').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    await comment('Later', key);
    expect(await comments()).toEqual(['Later']);
    await comment('Later', randomUUID());
    expect(await comments()).toEqual(['Later', 'Later']);
  });

  it('is done once when many arrive at the same moment', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => comment('At once', key)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await comments()).toEqual(['At once']);
  });

  it('is a separate write for another account, and reveals nothing of the first', async () => {
    const key = randomUUID();
    await comment('Mine', key);
    const other = await comment('Mine too', key, arena.as.otherMember);
    expect([other.status, other.as(Comment).content]).toEqual([201, 'Mine too']);
    expect(await comments()).toEqual(['Mine too', 'Mine']);
  });

  it('is refused in another account’s session, and may be sent later by its own account', async () => {
    const key = randomUUID();
    const { id } = await arena.db.selectFrom('accounts').select('id').orderBy('id').executeTakeFirstOrThrow();
    const wrong = { ...under(key), 'x-account': String(id + 1_000) };
    const path = `/api/games/${game}/comments`;
    expect((await arena.as.member.post(path, { content: 'Whose?' }, wrong)).status).toBe(401);
    expect((await comment('Whose?', key)).status).toBe(201);
  });

  it('is tried again if it was refused before', async () => {
    const key = randomUUID();
    await arena.db.updateTable('games').set({ status: 'live' }).where('id', '=', game).execute();
    const enter = () => arena.as.member.post(`/api/games/${game}/rsvp`, { userName: 'Nomsa' }, under(key));
    expect((await enter()).status).toBe(409);
    await arena.db.updateTable('games').set({ status: 'upcoming' }).where('id', '=', game).execute();
    expect((await enter()).status).toBe(201);
  });

  it('does not bring back an RSVP that was withdrawn since, and withdraws once', async () => {
    const [entering, leaving] = [randomUUID(), randomUUID()];
    const path = `/api/games/${game}/rsvp`;
    await arena.as.member.post(path, { userName: 'Nomsa' }, under(entering));
    expect((await arena.as.member.delete(path, { userName: 'Nomsa' }, under(leaving))).status).toBe(200);
    expect((await arena.as.member.post(path, { userName: 'Nomsa' }, under(entering))).body).toEqual({ repeated: true });
    expect((await arena.as.member.delete(path, { userName: 'Nomsa' }, under(leaving))).body).toEqual({
      repeated: true,
    });
    expect(await going()).toEqual([]);
  });

  it('posts a thought once', async () => {
    const key = randomUUID();
    expect((await think('Only once', key)).status).toBe(201);
    await arena.db.updateTable('thoughts').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await think('Only once', key)).body).toEqual({ repeated: true });
    expect((await thoughts()).filter((content) => content === 'Only once')).toHaveLength(1);
  });
});

it('of every such call, says what its contract says', () => {
  const once = arena.app.routes.filter(({ idempotent }) => idempotent);
  expect(once.length).toBeGreaterThan(5);
  for (const { path, responseType } of once) {
    expect(z.safeParse(responseType, { repeated: true }), path).toEqual({ success: true, data: { repeated: true } });
  }
});

it.each(['', 'abc', '0', `${randomUUID()}0`, '"quoted"', '../../x', 'x'.repeat(4_000)])(
  'refuses a key that is not a UUID: %s',
  async (key) => {
    const response = await comment('Nothing', key);
    expect([response.status, await comments()]).toEqual([400, []]);
  },
);

it('a read ignores a key', async () => {
  expect((await arena.as.member.get('/api/user', under('anything'))).status).toBe(200);
});

describe('a like that names the wanted state', () => {
  const like = (body?: unknown) => arena.as.member.post(`/api/games/${game}/like`, body);
  it('is the same however often it is sent', async () => {
    for (const liked of [true, true, false, false, true])
      expect((await like({ liked })).body).toEqual({ liked, likesCount: liked ? 1 : 0 });
  });

  it('toggles without a wanted state', async () => {
    expect((await like()).body).toEqual({ liked: true, likesCount: 1 });
    expect((await like({})).body).toEqual({ liked: false, likesCount: 0 });
  });

  it('is refused for anything else', async () => {
    for (const body of [{ liked: 'yes' }, { liked: null }, { liked: true, more: 1 }, [true], 'true'])
      expect((await like(body)).status).toBe(400);
  });
});

it('stores neither the author nor the content of a sent write, and forgets it after two months', async () => {
  const key = randomUUID();
  await think('Nobody knows', key);
  const rows = JSON.stringify(await storedWrites());
  expect(rows).toMatch(/"hash":"[0-9a-f]{64}"/);
  for (const secret of [key, 'Nobody', 'thought']) expect(rows).not.toContain(secret);
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const before = (await storedWrites()).length;
  await forgetSentWrites(arena.db, later(59));
  expect(await storedWrites()).toHaveLength(before);
  await forgetSentWrites(arena.db, later(62));
  expect(await storedWrites()).toEqual([]);
});
