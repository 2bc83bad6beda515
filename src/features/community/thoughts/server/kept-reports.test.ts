import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Comment } from '#features/community/conversation/contract.ts';
import { Reported, Thought } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

let written = 0;
const post = async () => {
  written += 1;
  return (await arena.as.member.post('/api/posts', { content: `Loud ${written}`, displayName: 'Owl' })).as(Thought).id;
};
const report = (id: string, client = arena.as.member, commentId?: string) =>
  client.post(`/api/posts/${id}/report`, { reason: 'Rude', ...(commentId && { commentId }) });
const keepReported = (id: string, client = arena.as.adminWithWindow, commentId?: string) =>
  client.post(`/api/posts/${id}/keep`, { ...(commentId && { commentId }) });
const queue = async (id: string) =>
  (await arena.as.admin.get('/api/posts/reports')).as(z.array(Reported)).filter((one) => one.id === id);

it('removes a kept thought from the queue until somebody else reports it', async () => {
  const id = await post();
  await report(id);
  expect(await queue(id)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await keepReported(id)).body).toEqual({ ok: true });
  expect(await queue(id)).toEqual([]);
  // A repeated report by the same person does not count.
  await report(id);
  expect(await queue(id)).toEqual([]);
  await report(id, arena.as.otherMember);
  expect(await queue(id)).toMatchObject([{ reports: 1, reasons: ['Rude'] }]);
});

it('keeps a comment independently of its thought', async () => {
  const id = await post();
  const comment = (await arena.as.otherMember.post(`/api/posts/${id}/comments`, { content: 'No' })).as(Comment);
  const commentId = String(comment.id);
  await report(id);
  await report(id, arena.as.member, commentId);
  await keepReported(id, arena.as.adminWithWindow, commentId);
  expect(await queue(id)).toMatchObject([{ commentId: null }]);
  expect((await keepReported('0000000000000000000000')).status).toBe(404);
});

it('records the decision in the audit log without the author', async () => {
  const id = await post();
  await report(id);
  await keepReported(id);
  const lines = await arena.db.selectFrom('audit_log').selectAll().where('subject', '=', `thought:${id}`).execute();
  expect(lines).toMatchObject([{ act: 'thought.keep', detail: '{"reports":1}' }]);
});

it('counts a thought that was hidden and shown again as decided', async () => {
  const id = await post();
  await report(id);
  await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason: 'Wait' });
  await arena.as.adminWithWindow.delete(`/api/posts/${id}/hide`);
  expect(await queue(id)).toEqual([]);
});
