import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Comment } from '#features/community/conversation/contract.ts';
import { listen } from '#testing/stream.ts';
import { Reported, Thought } from '../contract.ts';

const Thoughts = z.array(Thought);
const arena = await startTestApp();
afterAll(() => arena.close());

let written = 0;
async function post(client = arena.as.member) {
  written += 1;
  const typed = { content: `Thought number ${written}`, displayName: `Voice ${written}` };
  return (await client.post('/api/posts', typed)).as(Thought);
}
const feed = async (client = arena.as.visitor) => (await client.get('/api/posts?limit=100')).as(Thoughts);
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

const reason = 'It names a neighbour';

it('tells admins what was reported, but not by whom', async () => {
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

it('hides a comment like a thought, and shows it again', async () => {
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
  await admins.receive(({ tags }) => tags.includes('comment-moderation'));
  await visitors.receive(({ tags }) => tags.includes(`comments:thought:${id}`));
  expect(visitors.events.flatMap(({ tags }) => tags)).not.toContain('comment-moderation');

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

it('hides a thought from others at once, with a reason in the audit log, and shows it again', async () => {
  const { id } = await post();
  using listening = await listen(arena.url, arena.as.visitor);
  await listening.receive(({ name }) => name === 'hello');
  const hidden = await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason });
  expect(hidden.as(Thought).hiddenBecause).toBe(reason);
  await listening.receive(({ tags }) => tags.includes('thoughts'));
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

it('shows real names only to admins, and records each look once', async () => {
  const thoughts = [await post(), await post(arena.as.otherMember)];
  const [first] = thoughts;
  const comment = (await arena.as.otherMember.post(`/api/posts/${first?.id}/comments`, { content: 'Hi' })).as(Comment);
  const request = { ids: ids(thoughts), commentIds: [comment.id] };
  const before = await audited('thoughts');
  const response = await arena.as.admin.post('/api/posts/authors', request);
  expect(response.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: thoughts[0]?.id, username: 'thandi' }),
      expect.objectContaining({ id: thoughts[1]?.id, username: 'sipho' }),
      expect.objectContaining({ id: comment.id, username: 'sipho' }),
    ]),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const after = await audited('thoughts');
  expect(after.length - before.length).toBe(1);
  expect(after.at(-1)?.detail).not.toMatch(/thandi|sipho/);
  const atComment = await arena.as.admin.post('/api/posts/authors', { ids: [], commentIds: [comment.id] });
  expect(atComment.body).toEqual([expect.objectContaining({ id: comment.id, username: 'sipho' })]);
  expect((await arena.as.admin.post('/api/posts/authors', { ids: [] })).status).toBe(400);
});

const audited = (subject: string) =>
  arena.db.selectFrom('audit_log').select(['act', 'detail']).where('subject', '=', subject).orderBy('id').execute();
