import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { listen } from '#testing/stream.ts';
import type { Person } from '#testing/usernames.ts';
import { WaitingList } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const waiting = async (person: Person) => (await arena.as[person].get('/api/waiting')).as(z.array(WaitingList));

it('counts what each officer and admin can decide about, and sends them an event at once', async () => {
  expect(await waiting('admin')).toEqual([]);
  await arena.as.officer.ready();
  using officer = await listen(arena.url, arena.as.officer);
  for (const title of ['One', 'Two']) await arena.as.member.post('/api/photos/upload', pictureForm({ title }));
  await officer.receive(({ tags }) => tags.includes('pending-photos'));
  const photos = { text: '2 photos are waiting for approval', count: 2, link: '/media?tab=photos' };
  expect(await waiting('officer')).toEqual([photos]);
  const { id } = (await arena.as.member.post('/api/posts', { content: 'Hm', displayName: 'Owl' })).as(
    z.object({ id: z.string() }),
  );
  await arena.as.otherMember.post(`/api/posts/${id}/report`, {});
  const reports = { text: '1 report is waiting for a decision', count: 1, link: '/thoughts?view=reported' };
  expect(await waiting('officer')).toEqual([photos]);
  expect(await waiting('admin')).toEqual([photos, reports]);
  await arena.as.adminWithWindow.post(`/api/posts/${id}/keep`, {});
  expect(await waiting('admin')).toEqual([photos]);
  for (const person of ['member', 'visitor'] as const)
    expect((await arena.as[person].get('/api/waiting')).status).toBe(person === 'member' ? 403 : 401);
});
