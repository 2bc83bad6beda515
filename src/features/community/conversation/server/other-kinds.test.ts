import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { visitor } from '#server/access/access.ts';
import { Client } from '#testing/client.ts';
import { Comment, LikeResponse } from '../contract.ts';
import { addComment, newCommentable } from './commands.ts';
import { countsFor } from './queries.ts';
import { conversationRoutes } from './routes.ts';
import { commentablesAsItems } from './testing/items.ts';
import { Whispers } from './testing/whispers.ts';

const opaque = /^[\w-]{22}$/;
const people = ['thandeka', 'bongiwe', 'chairperson'] as const;
const whispers = new Whispers();
const kinds = [
  commentablesAsItems('game', '/api/games', 'gameId'),
  { ...commentablesAsItems('plan', '/api/plans', 'planId'), access: { read: 'officer', write: 'officer' } as const },
  whispers.kind,
];
let arena: TestApp;
let side: SideServer;
let ids: Record<(typeof people)[number], number>;
let subject: number;
let whisper: string;
let path: string;

const as = (who: keyof typeof ids) => side.as(ids[who]);
const guest = () => new Client(side.url);
const newItem = (kind: string) => arena.app.commit(visitor, (write) => newCommentable(write, kind));
const post = async (client: Client, content: string, to = path) =>
  (await client.post(`${to}/comments`, { content })).as(Comment);
const comments = async (client = guest()) => (await client.get(`${path}/comments`)).as(z.array(Comment));

beforeAll(async () => {
  arena = await startTestApp();
  side = await startSideServer(arena, conversationRoutes(kinds));
  const [thandeka = 0, bongiwe = 0, chairperson = 0] = await addMembers(arena, people);
  ids = { thandeka, bongiwe, chairperson };
  await arena.db.updateTable('accounts').set({ is_admin: 1 }).where('id', '=', chairperson).execute();
  await arena.db.updateTable('accounts').set({ display_name: 'Thandeka D' }).where('id', '=', thandeka).execute();
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await arena.close();
});
beforeEach(async () => {
  subject = await newItem('whisper');
  whisper = whispers.add(subject);
  path = `/api/whispers/${whisper}`;
});

it('lets guests read and write if the kind allows it', async () => {
  expect((await guest().post(`${path}/comments`, { content: 'From the stands' })).status).toBe(201);
  expect(await comments()).toMatchObject([{ username: 'Guest', content: 'From the stands', can: { delete: false } }]);
  expect((await guest().get('/api/games/1/comments')).status).toBe(401);
  expect((await guest().post('/api/games/1/comments', { content: 'x' })).status).toBe(401);
  expect((await guest().post(`${path}/like`)).status).toBe(401);
});

it('gives each author one alias per item, unique there', async () => {
  await post(guest(), 'zero');
  await post(as('thandeka'), 'one');
  await post(as('bongiwe'), 'two');
  await post(as('thandeka'), 'three');
  expect((await comments()).map(({ username }) => username)).toEqual(['Voice 2', 'Voice 3', 'Voice 2', 'Guest']);
  await arena.db.updateTable('comments').set({ account_id: null }).where('account_id', '=', ids.bongiwe).execute();
  expect((await comments())[1]?.username).toBe('Voice 3');
});

it('reveals in no response an account, an exact time or the order of authors', async () => {
  const posted = await Promise.all(people.map((who) => as(who).post(`${path}/comments`, { content: 'Me' })));
  const comment = posted[0]?.as(Comment);
  const responses = [
    ...posted,
    await guest().get(`${path}/comments`),
    await as('bongiwe').get(`${path}/comments`),
    await as('bongiwe').get(`${path}/like-status`),
    await as('bongiwe').post(`/api/comments/${comment?.id}/like`),
  ];
  const published = JSON.stringify(responses.map(({ body, headers }) => [body, Object.fromEntries(headers)]));
  for (const name of [...people, 'Thandeka']) expect(published).not.toContain(name);
  for (const { id, createdAt, created_at, ...rest } of await comments()) {
    expect(id).toMatch(opaque);
    expect([createdAt, createdAt]).toEqual([created_at, expect.stringMatching(/:00\.000Z$/)]);
    expect(Object.keys(rest).sort()).toEqual(['can', 'content', 'hiddenBecause', 'liked', 'likesCount', 'username']);
  }
  expect(published).not.toContain('gameId');
});

it('supports likes, counts and lists with random ids', async () => {
  const { id } = await post(as('thandeka'), 'Like me');
  expect((await as('bongiwe').post(`${path}/like`)).as(LikeResponse)).toEqual({ liked: true, likesCount: 1 });
  expect((await as('thandeka').get(`${path}/like-status`)).body).toEqual({ liked: false, likesCount: 1 });
  expect((await as('bongiwe').get('/api/whispers/liked')).body).toContain(whisper);
  expect((await as('bongiwe').post(`/api/comments/${id}/like`)).body).toEqual({ liked: true, likesCount: 1 });
  expect((await comments(as('bongiwe')))[0]).toMatchObject({ id, liked: true, likesCount: 1 });
  expect((await countsFor(arena.db, [subject])).get(subject)).toEqual({ likesCount: 1, commentsCount: 1 });
});

it('finds a comment only by its random id', async () => {
  const { id } = await post(as('thandeka'), 'Mine');
  const row = await arena.db.selectFrom('comments').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect((await as('thandeka').delete(`/api/comments/${row.id}`)).status).toBe(404);
  expect((await as('thandeka').get(`/api/whispers/${subject}/comments`)).status).toBe(400);
  expect((await as('bongiwe').delete(`/api/comments/${id}`)).status).toBe(403);
  expect((await guest().delete(`/api/comments/${id}`)).status).toBe(401);
  expect((await as('thandeka').delete(`/api/comments/${id}`)).status).toBe(200);
});

it('pages with cursors that do not reveal how much is said elsewhere', async () => {
  await arena.app.commit(visitor, async (write) => {
    for (let count = 0; count < 130; count += 1) await addComment(write, subject, `${count}`, whispers.kind);
  });
  const first = await guest().get(`${path}/comments`);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const cursor = new URL(next, side.url).searchParams.get('cursor') ?? '';
  expect(JSON.parse(Buffer.from(cursor, 'base64url').toString())).toEqual([expect.stringMatching(opaque)]);
  const seen = [...first.as(z.array(Comment)), ...(await guest().get(next)).as(z.array(Comment))];
  expect(seen.map(({ content }) => content)).toEqual(Array.from({ length: 130 }, (_, at) => `${129 - at}`));
  const elsewhere = whispers.add(await newItem('whisper'));
  expect((await guest().get(`/api/whispers/${elsewhere}/comments?cursor=${cursor}`)).status).toBe(400);
});

it("enforces the kind's comment length and body fields", async () => {
  const long = await guest().post(`${path}/comments`, { content: 'x'.repeat(21) });
  expect(long.status).toBe(400);
  expect((await guest().post(`${path}/comments`, { content: 'x'.repeat(20) })).status).toBe(201);
  const unnamed = await as('thandeka').post('/api/comments', { content: 'x' });
  expect(unnamed.body).toMatchObject({ issues: [{ message: 'Exactly one of gameId and planId is needed' }] });
  expect((await as('thandeka').post('/api/comments', { content: 'x', whisperId: whisper })).status).toBe(400);
});

it('gives guests their own limit, which does not affect members', async () => {
  await using strict = await startSideServer(arena, conversationRoutes(kinds), 1);
  const someone = new Client(strict.url);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await someone.post(`${path}/comments`, { content: `${count}` })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  expect((await strict.as(ids.thandeka).post(`${path}/comments`, { content: 'Mine' })).status).toBe(201);
});

it('answers 404 for an item that the kind does not show', async () => {
  const { id } = await post(as('thandeka'), 'Said before');
  whispers.hide(whisper);
  const responses = [
    await guest().get(`${path}/comments`),
    await guest().post(`${path}/comments`, { content: 'x' }),
    await as('thandeka').post(`${path}/like`),
    await as('thandeka').post(`/api/comments/${id}/like`),
    await as('thandeka').delete(`/api/comments/${id}`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

it('shows a hidden comment only to its author and to admins, and leaves it out of all counts', async () => {
  const [theirs, other] = [await post(as('thandeka'), 'It was Zo'), await post(as('bongiwe'), 'Who?')];
  await post(guest(), 'It was Max');
  const reason = 'It names a neighbour';
  await hide('It was Zo', reason);
  await hide('It was Max', reason);
  for (const client of [guest(), as('bongiwe')]) {
    const seen = await client.get(`${path}/comments`);
    expect(seen.body).toEqual([expect.objectContaining({ id: other.id, hiddenBecause: null })]);
  }
  expect((await comments(as('thandeka'))).map(({ hiddenBecause }) => hiddenBecause)).toEqual([null, reason]);
  expect(await comments(as('chairperson'))).toMatchObject([
    { content: 'It was Max', hiddenBecause: reason, can: { delete: true, hide: true } },
    { content: 'Who?', hiddenBecause: null },
    { content: 'It was Zo', hiddenBecause: reason },
  ]);
  expect((await countsFor(arena.db, [subject])).get(subject)?.commentsCount).toBe(1);
  expect((await as('bongiwe').post(`/api/comments/${theirs.id}/like`)).status).toBe(404);
  expect((await as('bongiwe').delete(`/api/comments/${theirs.id}`)).status).toBe(404);
  expect((await post(as('thandeka'), 'Sorry')).username).toBe(theirs.username);
});

it('continues paging from a comment that was hidden meanwhile', async () => {
  await arena.app.commit(visitor, async (write) => {
    for (let count = 0; count < 102; count += 1) await addComment(write, subject, `${count}`, whispers.kind);
  });
  const first = await guest().get(`${path}/comments`);
  await hide('2', 'No');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await guest().get(next)).as(z.array(Comment)).map(({ content }) => content)).toEqual(['1', '0']);
});

const hide = (content: string, hidden_because: string) =>
  arena.db.updateTable('comments').set({ hidden_because }).where('content', '=', content).execute();

it('keeps members out of a kind for officers, by every route', async () => {
  const plan = await newItem('plan');
  const { id } = await post(as('chairperson'), 'Between us', `/api/plans/${plan}`);
  const responses = [
    await as('thandeka').get(`/api/plans/${plan}/comments`),
    await as('thandeka').post(`/api/plans/${plan}/comments`, { content: 'x' }),
    await as('thandeka').post('/api/comments', { content: 'x', planId: plan }),
    await as('thandeka').post(`/api/plans/${plan}/like`),
    await as('thandeka').post(`/api/comments/${id}/like`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 404, 404, 404]);
});
