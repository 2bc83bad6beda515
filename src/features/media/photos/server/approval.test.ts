import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { type Person, usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { Photo, PhotosApproved, PhotosRejected } from '../contract.ts';
import { addPendingPhoto } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const path = '/api/photos/approve';
const approve = (ids: unknown, person: Person = 'officer') => arena.as[person].post(path, { ids });
const addPending = (count: number) => Promise.all(Array.from({ length: count }, () => addPendingPhoto(world)));
const inGallery = async () => (await arena.as.member.get('/api/photos')).as(z.array(Photo)).map(({ id }) => id);
const notices = async () =>
  (await arena.as.member.get('/api/notices')).as(z.array(Notice)).filter(({ kind }) => kind === 'photo');

it('puts several photos into the gallery at once, and notifies their uploader once', async () => {
  const ids = await addPending(3);
  const before = (await notices()).length;
  const { approved } = (await approve(ids)).as(PhotosApproved);
  expect(approved.sort()).toEqual(ids.sort());
  expect(await inGallery()).toEqual(expect.arrayContaining(ids));
  const after = await notices();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ title: 'Your photos were approved', text: '3 of them are in the gallery now.' });
});

it('skips photos approved or rejected meanwhile, and notifies about a single photo in the singular', async () => {
  const [waiting = 0, shown = 0, rejected = 0] = await addPending(3);
  await approve([shown]);
  await arena.as.officer.delete(`/api/photos/${rejected}`);
  expect((await approve([waiting, shown, rejected, waiting, 999_999])).as(PhotosApproved)).toEqual({
    approved: [waiting],
  });
  expect((await notices())[0]).toMatchObject({ title: 'Your photo was approved' });
  expect((await approve([waiting])).as(PhotosApproved)).toEqual({ approved: [] });
});

it('tells each of two simultaneous approvers which photos they approved', async () => {
  const ids = await addPending(5);
  const responses = await Promise.all([approve(ids), approve(ids.toReversed(), 'adminWithWindow')]);
  const approved = responses.flatMap((response) => response.as(PhotosApproved).approved);
  expect(approved.sort()).toEqual(ids.sort());
});

it('takes 1 to 100 photos, and writes each to the audit log', async () => {
  const [id = 0] = await addPending(1);
  for (const wrong of [[], [0], ['1'], 'all', Array.from({ length: 101 }, () => id)]) {
    expect((await approve(wrong)).status).toBe(400);
  }
  expect((await approve(Array.from({ length: 100 }, () => id))).status).toBe(200);
  const lines = await arena.db.selectFrom('audit_log').selectAll().where('subject', '=', `photo:${id}`).execute();
  expect(lines).toMatchObject([{ act: 'photo.approve', detail: '{"title":"Warm-up"}' }]);
});

it('rejects several pending photos at once, and keeps those already in the gallery', async () => {
  const ids = await addPending(3);
  const [shown = 0, ...waiting] = ids;
  await approve([shown]);
  const { rejected } = (await arena.as.officer.post('/api/photos/reject', { ids })).as(PhotosRejected);
  expect(rejected.sort()).toEqual(waiting.sort());
  expect(await inGallery()).toContain(shown);
  for (const id of waiting) {
    expect((await arena.as.officer.get(`/api/photos/${id}`)).status).toBe(404);
    const lines = await arena.db.selectFrom('audit_log').selectAll().where('subject', '=', `photo:${id}`).execute();
    expect(lines).toMatchObject([{ act: 'photo.delete' }]);
  }
});

it('names the uploader to those who decide, and to nobody else', async () => {
  const [id = 0] = await addPending(1);
  const seenBy = async (person: Person) => (await arena.as[person].get(`/api/photos/${id}`)).as(Photo).uploadedBy;
  expect(await seenBy('officer')).toBe(usernames.member);
  await approve([id]);
  expect([await seenBy('officer'), await seenBy('admin'), await seenBy('member')]).toEqual([
    usernames.member,
    usernames.member,
    null,
  ]);
});
