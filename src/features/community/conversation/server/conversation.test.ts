import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { visitor } from '#server/access/access.ts';
import type { Patch } from '#server/cache/changes.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { Comment, LikeResponse } from '../contract.ts';
import { newCommentable, removeCommentable, withCommentables } from './commands.ts';
import { countsFor, noCounts } from './queries.ts';
import { conversationRoutes } from './routes.ts';
import { commentablesAsItems } from './testing/items.ts';

let arena: TestApp;
let side: SideServer;
let game: number;
let highlight: number;
const people = ['anele', 'bongi', 'chair'] as const;
let ids: Record<(typeof people)[number], number>;
let tags: string[] = [];
let patches: Record<string, Patch> = {};

const as = (who: keyof typeof ids) => side.as(ids[who]);
const comments = async (who: keyof typeof ids = 'anele', path = `/api/games/${game}/comments`) =>
  (await as(who).get(path)).as(z.array(Comment));
const comment = (content: string, who: keyof typeof ids = 'anele') =>
  as(who).post(`/api/games/${game}/comments`, { content });

beforeAll(async () => {
  arena = await startTestApp();
  side = await startSideServer(
    arena,
    conversationRoutes([
      commentablesAsItems('game', '/api/games', 'gameId'),
      commentablesAsItems('highlight', '/api/highlights', 'highlightId'),
    ]),
  );
  const [anele = 0, bongi = 0, chair = 0] = await addMembers(arena, people);
  await arena.db.updateTable('accounts').set({ is_admin: 1 }).where('id', '=', chair).execute();
  await arena.db.updateTable('accounts').set({ display_name: 'Anele M' }).where('id', '=', anele).execute();
  ids = { anele, bongi, chair };
  arena.app.changes.listen((change) => {
    tags.push(...change.tags);
    Object.assign(patches, Object.fromEntries(change.patches ?? []));
  });
});
afterAll(async () => {
  await side[Symbol.asyncDispose]();
  await arena.close();
});

beforeEach(async () => {
  [game, highlight] = await write(async (work) => [
    await newCommentable(work, 'game'),
    await newCommentable(work, 'highlight'),
  ]);
  tags = [];
  patches = {};
});

const write = <T>(command: (work: Write) => Promise<T>): Promise<T> => arena.app.commit(visitor, command);

it('shows comments, newest first, to members only', async () => {
  expect((await comment('First!')).status).toBe(201);
  expect((await comment('What a game', 'bongi')).status).toBe(201);
  const [latest, first] = await comments();
  expect(latest).toMatchObject({ username: 'bongi', content: 'What a game' });
  expect(first).toMatchObject({ username: 'Anele M', content: 'First!', can: { delete: true } });
  expect(latest?.can.delete).toBe(false);
  const about = { gameId: game, highlightId: null };
  expect((await as('anele').get(`/api/games/${game}/comments`)).body).toMatchObject([about, about]);
  expect(tags).toEqual(expect.arrayContaining([`comments:game:${game}`, 'game-counts']));
  expect((await arena.newVisitor().get('/api/user')).status).toBe(401);
  expect((await fetch(`${side.url}/api/games/${game}/comments`)).status).toBe(401);
  expect((await comment('x', 'anele')).headers.get('cache-control')).toBe('no-store');
});

it('treats both ways of posting alike, and ignores the author that a body names', async () => {
  const posted = await as('anele').post('/api/comments', {
    content: '  Great save ',
    highlightId: highlight,
    userId: ids.bongi,
    username: 'Admin',
  });
  expect(posted.status).toBe(201);
  expect(posted.body).toMatchObject({
    username: 'Anele M',
    content: 'Great save',
    highlightId: highlight,
    gameId: null,
  });
  expect(await comments('anele', `/api/highlights/${highlight}/comments`)).toHaveLength(1);
});

it.each([
  ['neither item', () => ({ content: 'x' })],
  ['both items', () => ({ content: 'x', gameId: game, highlightId: highlight })],
  ['nothing said', () => ({ content: '  ', gameId: game })],
  ['nothing seen', () => ({ content: '\u200b\u200b', gameId: game })],
  ['too much said', () => ({ content: 'x'.repeat(501), gameId: game })],
  ['more than asked', () => ({ content: 'x', gameId: game, likes: 9 })],
])('refuses a comment with %s', async (_what, body) => {
  expect((await as('anele').post('/api/comments', body())).status).toBe(400);
});

it('answers 404 for items that do not exist', async () => {
  expect((await as('anele').get('/api/games/999999/comments')).status).toBe(404);
  expect((await as('anele').post('/api/comments', { content: 'x', gameId: highlight })).status).toBe(404);
  expect((await as('anele').post('/api/games/999999/like')).status).toBe(404);
  expect((await as('anele').get('/api/games/0/like-status')).status).toBe(400);
});

it('pages through comments by key', async () => {
  await write(async (work) => {
    for (let count = 0; count < 230; count += 1) {
      const own_subject_id = await newCommentable(work, 'comment');
      const row = {
        subject_id: game,
        own_subject_id,
        account_id: null,
        content: `${count}`,
        created_at: work.now.toISOString(),
      };
      await work.db.insertInto('comments').values(row).execute();
    }
  });
  const seen: Comment[] = [];
  let path: string | undefined = `/api/games/${game}/comments`;
  while (path) {
    const page = await as('anele').get(path);
    seen.push(...page.as(z.array(Comment)));
    path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen.map((comment) => comment.content)).toEqual(Array.from({ length: 230 }, (_, index) => `${229 - index}`));
  expect(seen[0]?.username).toBe('Fan');
});

it('stores the same text by the same person once', async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => comment('Goal!')));
  expect(responses.map((response) => response.status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(responses.map((response) => response.as(Comment).id)).size).toBe(1);
  await comment('Goal!', 'bongi');
  await arena.db.updateTable('comments').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute();
  await comment('Goal!');
  expect(await comments()).toHaveLength(3);
});

it('lets only the author and admins delete, without the admin window', async () => {
  const [first, second] = [(await comment('one')).as(Comment), (await comment('two')).as(Comment)];
  await as('bongi').post(`/api/comments/${first.id}/like`);
  expect((await as('bongi').delete(`/api/comments/${first.id}`)).status).toBe(403);
  tags = [];
  expect((await as('anele').delete(`/api/comments/${first.id}`)).status).toBe(200);
  expect(tags).toEqual(expect.arrayContaining([`comments:game:${game}`, 'game-counts']));
  expect((await as('anele').delete(`/api/comments/${first.id}`)).status).toBe(404);
  expect((await comments('chair'))[0]?.can.delete).toBe(true);
  const both = await Promise.all([second, second].map(({ id }) => as('chair').delete(`/api/comments/${id}`)));
  expect(both.map((response) => response.status).sort()).toEqual([200, 404]);
  expect(await comments()).toEqual([]);
  expect(
    await arena.db.selectFrom('audit_log').select('act').where('act', '=', 'comment.delete').execute(),
  ).toHaveLength(1);
  expect((await as('bongi').delete('/api/comments/all')).status).not.toBe(200);
});

it('likes and unlikes an item', async () => {
  const like = async () => (await as('anele').post(`/api/games/${game}/like`)).as(LikeResponse);
  expect(await like()).toEqual({ liked: true, likesCount: 1 });
  expect((await as('anele').get(`/api/games/${game}/like-status`)).body).toEqual({ liked: true, likesCount: 1 });
  expect((await as('bongi').get(`/api/games/${game}/like-status`)).body).toEqual({ liked: false, likesCount: 1 });
  expect((await as('anele').get('/api/games/liked')).body).toContain(game);
  expect((await as('anele').get('/api/highlights/liked')).body).toEqual([]);
  expect(tags.sort()).toEqual(['game-counts', `liked:${ids.anele}`, `likes:game:${game}`]);
  expect(patches).toEqual({ [`likes:game:${game}`]: { row: `game:${game}`, fields: { likesCount: 1 } } });
  expect(await like()).toEqual({ liked: false, likesCount: 0 });
  expect(patches).toEqual({ [`likes:game:${game}`]: { row: `game:${game}`, fields: { likesCount: 0 } } });
  expect((await as('anele').post(`/api/games/${game}/like`, { likes: 99 })).status).toBe(400);
});

it('likes comments', async () => {
  const { id } = (await comment('Like me')).as(Comment);
  tags = [];
  expect((await as('bongi').post(`/api/comments/${id}/like`)).body).toEqual({ liked: true, likesCount: 1 });
  expect(tags.sort()).toEqual([`comment-likes:game:${id}`, `liked-comments:${ids.bongi}`]);
  expect(patches).toEqual({
    [`comment-likes:game:${id}`]: { row: `comment:game:${id}`, fields: { likesCount: 1 } },
  });
  expect((await comments('bongi'))[0]).toMatchObject({ liked: true, likesCount: 1 });
  expect((await comments('anele'))[0]).toMatchObject({ liked: false, likesCount: 1 });
});

it('publishes no like count of a hidden comment', async () => {
  const { id } = (await comment('Not for all')).as(Comment);
  await arena.db.updateTable('comments').set({ hidden_because: 'A name' }).where('id', '=', Number(id)).execute();
  tags = [];
  expect((await as('anele').post(`/api/comments/${id}/like`)).body).toEqual({ liked: true, likesCount: 1 });
  expect([tags, patches]).toEqual([[`liked-comments:${ids.anele}`], {}]);
});

it('lists all likes of a person, even thousands', async () => {
  const many = 5_000;
  const subjects = await write((work) =>
    withCommentables(
      work,
      'game',
      Array.from({ length: many }, () => ({})),
    ),
  );
  const likes = subjects.map(({ subject_id }) => ({
    subject_id,
    account_id: ids.chair,
    created_at: '2026-03-01T10:00:00.000Z',
  }));
  for (const some of batches(likes)) await arena.db.insertInto('likes').values(some).execute();
  const listed = (await as('chair').get('/api/games/liked')).as(z.array(z.int()));
  expect(new Set(listed)).toEqual(new Set(subjects.map(({ subject_id }) => subject_id)));
});

it('counts for many items at once, without removed ones', async () => {
  await comment('one');
  await as('bongi').post(`/api/games/${game}/like`);
  const counts = await countsFor(arena.db, [game, highlight]);
  expect(counts.get(game)).toEqual({ likesCount: 1, commentsCount: 1 });
  expect(counts.get(highlight) ?? noCounts).toEqual(noCounts);
  await write((work) => removeCommentable(work, game));
  expect((await countsFor(arena.db, [game])).size).toBe(0);
});

it('keeps the comments of a deleted account', async () => {
  const [guest = 0] = await addMembers(arena, ['leaver']);
  await side.as(guest).post(`/api/games/${game}/comments`, { content: 'Bye' });
  await arena.db.deleteFrom('accounts').where('id', '=', guest).execute();
  expect((await comments())[0]).toMatchObject({ username: 'Fan', content: 'Bye', can: { delete: false } });
});
