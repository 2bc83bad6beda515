import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { commentsTag, likesTag } from '#features/community/conversation/cache-tags.ts';
import { Comment } from '#features/community/conversation/contract.ts';
import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { visitor } from '#server/access/access.ts';
import { everything } from '#shared/cache-tags.ts';
import { listen } from '#testing/stream.ts';
import { Thought } from '../contract.ts';

const Thoughts = z.array(Thought);
const arena = await startTestApp();
afterAll(() => arena.close());

let written = 0;
const words = () => {
  written += 1;
  return { content: `Thought number ${written}`, displayName: `Voice ${written}` };
};
const post = async (client = arena.as.member, typed: object = words()) =>
  (await client.post('/api/posts', typed)).as(Thought);
const feed = async (client = arena.as.visitor) => (await client.get('/api/posts?limit=100')).as(Thoughts);
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('posting', () => {
  it('is open to members, and everybody can read the thoughts', async () => {
    const response = await arena.as.member.post('/api/posts', {
      content: ' Rain again ',
      displayName: ' Left  Back ',
      userId: 1,
    });
    expect(response.status).toBe(201);
    const { id } = response.as(Thought);
    expect((await feed()).find((thought) => thought.id === id)).toMatchObject({
      content: 'Rain again',
      official: false,
      username: null,
      imageUrl: null,
      likesCount: 0,
      commentsCount: 0,
      repostsCount: 0,
      hiddenBecause: null,
    });
  });

  it.each([
    [{ content: ' ', displayName: 'Me' }, 'Please enter some content'],
    [{ content: 'x', displayName: ' ' }, 'Please enter a display name for this post'],
    [{ content: 'x', displayName: 'y'.repeat(21) }, 'displayName must have at most 20 characters'],
    [{ content: 'x'.repeat(1001), displayName: 'Me' }, 'content must have at most 1000 characters'],
    [{ content: 'x', displayName: 'Аdmіn' }, 'This name is reserved for officials'],
    [{ content: 'x', displayName: 'naledi' }, 'This name is reserved for officials'],
    [{ content: 'x', displayName: 'Me', official: true }, 'official is not known here'],
  ])('refuses %o', async (typed, message) => {
    const response = await arena.as.member.post('/api/posts', typed);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message });
  });

  it('accepts texts up to the limits', async () => {
    const long = { content: '😀'.repeat(1000), displayName: '😀'.repeat(20) };
    expect(await post(arena.as.member, long)).toMatchObject(long);
  });

  it('treats a second press as the first', async () => {
    const typed = words();
    const first = await post(arena.as.member, typed);
    const second = await arena.as.member.post('/api/posts', typed);
    expect([second.status, second.as(Thought).id]).toEqual([200, first.id]);
  });

  it('names an admin as author, but nobody who becomes an admin later', async () => {
    const official = await post(arena.as.admin);
    expect((await feed()).find(({ id }) => id === official.id)).toMatchObject({
      official: true,
      username: 'naledi',
    });
    const before = await post(arena.as.otherMember);
    await arena.db.updateTable('accounts').set({ is_admin: 1 }).where('username', '=', 'sipho').execute();
    const after = (await feed()).find(({ id }) => id === before.id);
    await arena.db.updateTable('accounts').set({ is_admin: 0 }).where('username', '=', 'sipho').execute();
    expect(after).toMatchObject({ official: false, username: null });
  });

  it('limits a person to 5 a minute, without affecting others', async () => {
    await using strict = await startTestApp({ limits: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await strict.as.member.post('/api/posts', words())).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await strict.as.otherMember.post('/api/posts', words())).status).toBe(201);
  });

  it('adds to one’s own list, which is not cached', async () => {
    const { id } = await post();
    const own = await arena.as.member.get('/api/posts/mine?limit=100');
    expect(ids(own.as(Thoughts))).toContain(id);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(ids((await arena.as.otherMember.get('/api/posts/mine?limit=100')).as(Thoughts))).not.toContain(id);
  });
});

it('pages through all thoughts once, with cursors that contain only what the list shows', async () => {
  for (let count = 0; count < 25; count += 1) await post();
  const all = ids(await feed());
  const seen: string[] = [];
  let path = '/api/posts?limit=10';
  while (path) {
    const page = await arena.as.visitor.get(path);
    const rows = page.as(Thoughts);
    seen.push(...ids(rows));
    path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const cursor = new URL(path, arena.url).searchParams.get('cursor') ?? '';
    const last = rows.at(-1);
    if (path) expect(JSON.parse(Buffer.from(cursor, 'base64url').toString())).toEqual([last?.createdAt, last?.id]);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(0, 100)).toEqual(all);
});

it('shows people the minute, and admins the exact time', async () => {
  const { id } = await post();
  const row = await arena.db
    .selectFrom('thoughts')
    .select('created_at')
    .where('public_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const { createdAt } of await feed(arena.as.officer)) expect(createdAt).toMatch(/:00\.000Z$/);
  expect((await feed(arena.as.admin)).find((thought) => thought.id === id)?.createdAt).toBe(row.created_at);
});

it('accepts comments by guests, and by members under aliases', async () => {
  const { id } = await post();
  await arena.as.visitor.post(`/api/posts/${id}/comments`, { content: 'From the gate', userId: 1 });
  await arena.as.member.post(`/api/posts/${id}/comments`, { content: 'Me' });
  const comments = (await arena.as.otherMember.get(`/api/posts/${id}/comments`)).as(z.array(Comment));
  expect(comments.map(({ username }) => username)).toEqual([expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/), 'Guest']);
  for (const { createdAt, created_at } of comments)
    expect([created_at, createdAt]).toEqual([createdAt, expect.stringMatching(/:00\.000Z$/)]);
  expect((await feed()).find((thought) => thought.id === id)?.commentsCount).toBe(2);
});

it('sends subscribed visitors events of thoughts and their comments, and no others', async () => {
  using stream = await listen(arena.url, arena.as.visitor);
  const { id } = await post();
  await arena.as.member.post(`/api/posts/${id}/like`);
  await arena.app.commit(visitor, async (write) => {
    write.changed(commentsTag({ kind: 'game', id: 1 }), gamesTag, gameTag(1));
    write.patched(likesTag({ kind: 'game', id: 1 }), { row: gameTag(1), fields: { likesCount: 1 } });
  });
  await arena.as.member.post(`/api/posts/${id}/comments`, { content: 'Well said' });
  await stream.receive(({ tags }) => tags.includes(`comments:thought:${id}`));
  const received = stream.events.flatMap(({ tags }) => tags).filter((tag) => tag !== everything);
  expect(received).toContain('thoughts');
  expect(received.filter((tag) => !/^(thoughts|(comments|likes):thought:[\w-]{22})$/.test(tag))).toEqual([]);
  const patches = stream.events.flatMap((event) => Object.values(event.patches));
  expect(patches).toMatchObject([{ row: `thought:${id}`, fields: { likesCount: 1 } }]);
});

it('publishes no like of a hidden thought', async () => {
  const { id } = await post();
  await arena.db.updateTable('thoughts').set({ hidden_because: 'A name' }).where('public_id', '=', id).execute();
  using stream = await listen(arena.url, arena.as.member);
  expect((await arena.as.admin.post(`/api/posts/${id}/like`)).body).toEqual({ liked: true, likesCount: 1 });
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  await stream.receive(({ tags }) => tags.includes('games'));
  expect(JSON.stringify(stream.events)).not.toContain(id);
});

describe('reposts', () => {
  it('count once per person, and can be taken back', async () => {
    const { id } = await post();
    const repost = async (client = arena.as.member) =>
      (await client.post(`/api/posts/${id}/repost`, { userId: 1 })).body;
    expect(await repost()).toEqual({ reposted: true, repostsCount: 1 });
    expect(await repost(arena.as.otherMember)).toEqual({ reposted: true, repostsCount: 2 });
    expect((await arena.as.member.get('/api/posts/reposted')).body).toContain(id);
    expect((await feed()).find((thought) => thought.id === id)?.repostsCount).toBe(2);
    expect(await repost()).toEqual({ reposted: false, repostsCount: 1 });
    expect((await arena.as.member.post('/api/posts/AAAAAAAAAAAAAAAAAAAAAA/repost')).status).toBe(404);
  });
});

describe('a picture', () => {
  const fields = { content: 'Look at this\n'.repeat(3).trim(), displayName: 'Left Back' };

  it('is visible to those who may see the thought, under a URL that reveals nothing', async () => {
    const response = await arena.as.member.post('/api/posts/picture', pictureForm(fields));
    expect(response.status).toBe(201);
    const { id, imageUrl } = response.as(Thought);
    expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\/1\.webp$/);
    const file = await arena.as.visitor.get(imageUrl ?? '');
    expect(file.status).toBe(200);
    expect(file.headers.get('last-modified')).toBe(null);
    await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason: 'No' });
    expect((await arena.as.visitor.get(imageUrl ?? '')).status).toBe(401);
    expect((await arena.as.otherMember.get(imageUrl ?? '')).status).toBe(404);
    expect((await arena.as.admin.get(imageUrl ?? '')).status).toBe(200);
  });

  it('allows the same length of text as without a picture', async () => {
    const long = { content: '😀'.repeat(1000), displayName: 'Left Back' };
    expect((await arena.as.member.post('/api/posts/picture', pictureForm(long))).status).toBe(201);
    expect((await arena.as.member.post('/api/posts/picture', pictureForm({ ...fields, content: '' }))).status).toBe(
      400,
    );
  });
});

it('posts a thought once when it is sent twice at once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const typed = words();
    const posted = await Promise.all([post(arena.as.member, typed), post(arena.as.member, typed)]);
    expect(new Set(ids(posted)).size, `round ${round}`).toBe(1);
  }
});
