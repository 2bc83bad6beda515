import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { Comment } from '#features/conversation/contract.ts';
import { pictureForm } from '#features/uploads/testing/form.ts';
import { visitor } from '#server/access.ts';
import { everything } from '#server/changes.ts';
import { listen } from '#testing/stream.ts';
import { Reported, Thought } from '../contract.ts';

const Thoughts = z.array(Thought);
let arena: TestVillage;
beforeAll(async () => {
  arena = await startTestVillage();
});
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
  it('is open to members, and is read by everybody', async () => {
    const answer = await arena.as.member.post('/api/posts', {
      content: ' Rain again ',
      displayName: ' Left  Back ',
      userId: 1,
    });
    expect(answer.status).toBe(201);
    const { id } = answer.as(Thought);
    expect((await feed()).find((thought) => thought.id === id)).toMatchObject({
      ...{ content: 'Rain again', official: false, username: null, imageUrl: null },
      ...{ likesCount: 0, commentsCount: 0, repostsCount: 0, hiddenBecause: null },
    });
    expect((await arena.as.visitor.post('/api/posts', words())).status).toBe(401);
  });

  it.each([
    [{ content: ' ', displayName: 'Me' }, 'Please enter some content'],
    [{ content: 'x', displayName: ' ' }, 'Please enter a display name for this post'],
    [{ content: 'x', displayName: 'y'.repeat(21) }, 'displayName must have at most 20 characters'],
    [{ content: 'x'.repeat(1001), displayName: 'Me' }, 'content must have at most 1000 characters'],
    [{ content: 'x', displayName: 'Аdmіn' }, 'This name is kept for officials'],
    [{ content: 'x', displayName: 'naledi' }, 'This name is kept for officials'],
    [{ content: 'x', displayName: 'Me', official: true }, 'official is not known here'],
  ])('refuses %o', async (typed, message) => {
    const answer = await arena.as.member.post('/api/posts', typed);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });

  it('takes as much as it says', async () => {
    const long = { content: '😀'.repeat(1000), displayName: '😀'.repeat(20) };
    expect(await post(arena.as.member, long)).toMatchObject(long);
  });

  it('takes a second press for the first', async () => {
    const typed = words();
    const first = await post(arena.as.member, typed);
    const second = await arena.as.member.post('/api/posts', typed);
    expect([second.status, second.as(Thought).id]).toEqual([200, first.id]);
  });

  it('names an admin openly, and nobody who becomes one later', async () => {
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

  it('holds a person to 5 a minute, and tells nobody else', async () => {
    await using strict = await startTestVillage({ limits: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await strict.as.member.post('/api/posts', words())).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await strict.as.otherMember.post('/api/posts', words())).status).toBe(201);
  });

  it('stands in one’s own list, which is kept nowhere', async () => {
    const { id } = await post();
    const own = await arena.as.member.get('/api/posts/mine?limit=100');
    expect(ids(own.as(Thoughts))).toContain(id);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(ids((await arena.as.otherMember.get('/api/posts/mine?limit=100')).as(Thoughts))).not.toContain(id);
  });
});

it('pages through all, each once, by cursors that name what the list shows', async () => {
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

it('tells the minute to people and the moment to admins', async () => {
  const { id } = await post();
  const row = await arena.db
    .selectFrom('thoughts')
    .select('created_at')
    .where('public_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const { createdAt } of await feed(arena.as.officer)) expect(createdAt).toMatch(/:00\.000Z$/);
  expect((await feed(arena.as.admin)).find((thought) => thought.id === id)?.createdAt).toBe(row.created_at);
});

it('is talked about by guests and under aliases', async () => {
  const { id } = await post();
  await arena.as.visitor.post(`/api/posts/${id}/comments`, { content: 'From the gate', userId: 1 });
  await arena.as.member.post(`/api/posts/${id}/comments`, { content: 'Me' });
  const comments = (await arena.as.otherMember.get(`/api/posts/${id}/comments`)).as(z.array(Comment));
  expect(comments.map(({ username }) => username)).toEqual([expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/), 'Guest']);
  for (const { createdAt, created_at } of comments)
    expect([created_at, createdAt]).toEqual([createdAt, expect.stringMatching(/:00\.000Z$/)]);
  expect((await feed()).find((thought) => thought.id === id)?.commentsCount).toBe(2);
});

it('is told to visitors who listen, with what is said about it, and nothing else is', async () => {
  using stream = await listen(arena.url, arena.as.visitor);
  const { id } = await post();
  await arena.as.member.post(`/api/posts/${id}/like`);
  await arena.village.commit(visitor, async (write) => write.changed('comments:game:1', 'games', 'game:1'));
  await arena.as.member.post(`/api/posts/${id}/comments`, { content: 'Well said' });
  await stream.hear(({ topics }) => topics.includes(`comments:thought:${id}`));
  const heard = stream.events.flatMap(({ topics }) => topics).filter((topic) => topic !== everything);
  expect(heard).toContain('thoughts');
  expect(heard.filter((topic) => !/^(thoughts|comments:thought:[\w-]{22})$/.test(topic))).toEqual([]);
});

describe('reposts', () => {
  it('are counted once a person, and taken back', async () => {
    const { id } = await post();
    const repost = async (client = arena.as.member) =>
      (await client.post(`/api/posts/${id}/repost`, { userId: 1 })).body;
    expect(await repost()).toEqual({ reposted: true, repostsCount: 1 });
    expect(await repost(arena.as.otherMember)).toEqual({ reposted: true, repostsCount: 2 });
    expect((await arena.as.member.get('/api/posts/reposted')).body).toContain(id);
    expect((await feed()).find((thought) => thought.id === id)?.repostsCount).toBe(2);
    expect(await repost()).toEqual({ reposted: false, repostsCount: 1 });
    expect((await arena.as.visitor.post(`/api/posts/${id}/repost`)).status).toBe(401);
    expect((await arena.as.member.post('/api/posts/AAAAAAAAAAAAAAAAAAAAAA/repost')).status).toBe(404);
  });
});

describe('moderation', () => {
  const reason = 'It names a neighbour';

  it('tells admins what was reported, and nobody by whom', async () => {
    const { id, content } = await post();
    const comment = (await arena.as.visitor.post(`/api/posts/${id}/comments`, { content: 'Rude' })).as(Comment);
    for (const client of [arena.as.member, arena.as.otherMember, arena.as.otherMember, arena.as.visitor]) {
      expect((await client.post(`/api/posts/${id}/report`, { reason })).status).toBe(200);
    }
    await arena.as.member.post(`/api/posts/${id}/report`, { commentId: comment.id });
    const reported = (await arena.as.admin.get('/api/posts/reports'))
      .as(z.array(Reported))
      .filter((one) => one.id === id);
    expect(reported).toEqual([
      { id, commentId: null, content, reports: 3, reasons: [reason, reason, reason] },
      { id, commentId: comment.id, content: 'Rude', reports: 1, reasons: [] },
    ]);
    const elsewhere = await post();
    const wrong = await arena.as.member.post(`/api/posts/${elsewhere.id}/report`, { commentId: comment.id });
    expect(wrong.status).toBe(404);
  });

  it('hides a comment as it hides a thought, and shows it again', async () => {
    const { id } = await post();
    const path = `/api/posts/${id}/comments`;
    const rude = (await arena.as.otherMember.post(path, { content: 'Rude' })).as(Comment);
    await arena.as.member.post(`/api/posts/${id}/report`, { commentId: rude.id });
    const reported = async () =>
      (await arena.as.admin.get('/api/posts/reports')).as(z.array(Reported)).map(({ commentId }) => commentId);
    expect(await reported()).toContain(rude.id);
    using admins = await listen(arena.url, arena.as.admin);
    using visitors = await listen(arena.url, arena.as.visitor);
    const hide = `/api/comments/${rude.id}/hide`;
    expect((await arena.as.adminWithWindow.post(hide, { reason: ' ' })).status).toBe(400);
    const hidden = await arena.as.adminWithWindow.post(hide, { reason });
    expect(hidden.body).toMatchObject({ id: rude.id, hiddenBecause: reason });
    await admins.hear(({ topics }) => topics.includes('comment-moderation'));
    await visitors.hear(({ topics }) => topics.includes(`comments:thought:${id}`));
    expect(visitors.events.flatMap(({ topics }) => topics)).not.toContain('comment-moderation');

    for (const client of [arena.as.visitor, arena.as.member, arena.as.officer]) {
      expect((await client.get(path)).body).toEqual([]);
    }
    expect((await arena.as.otherMember.get(path)).body).toMatchObject([{ id: rude.id, hiddenBecause: reason }]);
    expect((await feed()).find((thought) => thought.id === id)?.commentsCount).toBe(0);
    expect((await arena.as.member.post(`/api/posts/${id}/report`, { commentId: rude.id })).status).toBe(404);
    expect(await reported()).not.toContain(rude.id);

    expect((await arena.as.adminWithWindow.delete(hide)).body).toMatchObject({ hiddenBecause: null });
    expect((await arena.as.visitor.get(path)).body).toMatchObject([{ id: rude.id, hiddenBecause: null }]);
    const lines = await arena.db
      .selectFrom('audit_log')
      .select(['act', 'detail'])
      .where('act', 'like', 'comment.%')
      .execute();
    expect(lines).toEqual([
      { act: 'comment.hide', detail: JSON.stringify({ reason, content: 'Rude' }) },
      { act: 'comment.show', detail: null },
    ]);
  });

  it('hides from others at once, with a reason in the audit log, and shows again', async () => {
    const { id } = await post();
    using listening = await listen(arena.url, arena.as.visitor);
    await listening.hear(({ name }) => name === 'hello');
    const hidden = await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason });
    expect(hidden.as(Thought).hiddenBecause).toBe(reason);
    await listening.hear(({ topics }) => topics.includes('thoughts'));
    expect(ids(await feed())).not.toContain(id);
    expect(ids(await feed(arena.as.officer))).not.toContain(id);
    for (const path of ['comments', 'like-status']) {
      expect((await arena.as.otherMember.get(`/api/posts/${id}/${path}`)).status).toBe(404);
    }
    expect((await arena.as.otherMember.post(`/api/posts/${id}/like`)).status).toBe(404);
    expect((await arena.as.otherMember.post(`/api/posts/${id}/repost`)).status).toBe(404);
    const own = (await arena.as.member.get('/api/posts/mine?limit=100')).as(Thoughts);
    expect(own.find((thought) => thought.id === id)?.hiddenBecause).toBe(reason);
    expect(ids(await feed(arena.as.admin))).toContain(id);
    expect(await audited(`thought:${id}`)).toEqual([{ act: 'thought.hide', detail: JSON.stringify({ reason }) }]);
    await arena.as.adminWithWindow.delete(`/api/posts/${id}/hide`);
    expect(ids(await feed())).toContain(id);
    expect((await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason: ' ' })).status).toBe(400);
  });

  it('shows real names to admins alone, and writes down each look once', async () => {
    const thoughts = [await post(), await post(arena.as.otherMember)];
    const [first] = thoughts;
    const comment = (await arena.as.otherMember.post(`/api/posts/${first?.id}/comments`, { content: 'Hi' })).as(
      Comment,
    );
    const look = { ids: ids(thoughts), commentIds: [comment.id] };
    const before = await audited('thoughts');
    const answer = await arena.as.admin.post('/api/posts/authors', look);
    expect(answer.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: thoughts[0]?.id, username: 'thandi' }),
        expect.objectContaining({ id: thoughts[1]?.id, username: 'sipho' }),
        expect.objectContaining({ id: comment.id, username: 'sipho' }),
      ]),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await arena.as.officer.post('/api/posts/authors', look)).status).toBe(403);
    const after = await audited('thoughts');
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1)?.detail).not.toMatch(/thandi|sipho/);
    const atComment = await arena.as.admin.post('/api/posts/authors', { ids: [], commentIds: [comment.id] });
    expect(atComment.body).toEqual([expect.objectContaining({ id: comment.id, username: 'sipho' })]);
    expect((await arena.as.admin.post('/api/posts/authors', { ids: [] })).status).toBe(400);
  });

  const audited = (subject: string) =>
    arena.db.selectFrom('audit_log').select(['act', 'detail']).where('subject', '=', subject).orderBy('id').execute();
});

describe('a picture', () => {
  const fields = { content: 'Look at this\n'.repeat(3).trim(), displayName: 'Left Back' };

  it('is seen by whoever sees the thought, under an address that tells nothing', async () => {
    const answer = await arena.as.member.post('/api/posts/picture', pictureForm(fields));
    expect(answer.status).toBe(201);
    const { id, imageUrl } = answer.as(Thought);
    expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\/1\.webp$/);
    const file = await arena.as.visitor.get(imageUrl ?? '');
    expect(file.status).toBe(200);
    expect(file.headers.get('last-modified')).toBe(null);
    await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason: 'No' });
    expect((await arena.as.visitor.get(imageUrl ?? '')).status).toBe(401);
    expect((await arena.as.otherMember.get(imageUrl ?? '')).status).toBe(404);
    expect((await arena.as.admin.get(imageUrl ?? '')).status).toBe(200);
  });

  it('comes with as many words as without', async () => {
    const long = { content: '😀'.repeat(1000), displayName: 'Left Back' };
    expect((await arena.as.member.post('/api/posts/picture', pictureForm(long))).status).toBe(201);
    expect((await arena.as.member.post('/api/posts/picture', pictureForm({ ...fields, content: '' }))).status).toBe(
      400,
    );
  });
});
