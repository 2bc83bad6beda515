import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { listen } from '#testing/stream.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { Photo, PhotoUploaded, photosPerPage } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const upload = async (person: Person, fields?: Record<string, string>) =>
  (await arena.as[person].post('/api/photos/upload', pictureForm(fields))).as(PhotoUploaded);
const listed = async (person: Person, query = '') =>
  (await arena.as[person].get(`/api/photos${query}`)).as(z.array(Photo));
const notices = async (person: Person) =>
  (await arena.as[person].get('/api/notices')).as(z.array(Notice)).filter(({ kind }) => kind === 'photo');
const statusFor = async (person: Person, path: string) => (await arena.as[person].get(path)).status;
const pickIds = (photos: Photo[]) => photos.map(({ id }) => id);

describe('an uploaded photo', () => {
  it('of an officer or admin is in the gallery at once, and the answer says so', async () => {
    for (const person of ['officer', 'admin'] as const) {
      const { title, message, photo } = await upload(person, { title: ' Derby day ', description: '' });
      expect({ title, message }).toEqual({ title: 'Derby day', message: 'Your photo is in the gallery now.' });
      expect(photo).toMatchObject({ status: 'approved', description: 'Sports Event Photo', width: 1, height: 1 });
      expect(photo.colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(photo.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      expect(pickIds(await listed('otherMember'))).toContain(photo.id);
      expect(await statusFor('otherMember', photo.imageUrl)).toBe(200);
      expect(await statusFor('visitor', photo.imageUrl)).toBe(401);
    }
  });

  it('of a member is pending, and visible to its uploader, officers and admins alone', async () => {
    const { title, message, photo } = await upload('member');
    expect(title).toBe('Village Arena Photo');
    expect(message).toBe('Your photo will appear in the gallery once an officer or admin has approved it.');
    expect(photo).toMatchObject({ status: 'pending', can: { edit: false, delete: false, approve: false } });
    for (const person of ['member', 'otherMember', 'officer', 'admin'] as const) {
      expect(pickIds(await listed(person))).not.toContain(photo.id);
    }
    expect(await statusFor('member', photo.imageUrl)).toBe(200);
    expect(await statusFor('otherMember', photo.imageUrl)).toBe(404);
    expect(await statusFor('officer', photo.imageUrl)).toBe(200);
    expect(await statusFor('admin', photo.imageUrl)).toBe(200);
    expect(await statusFor('otherMember', `/api/photos/${photo.id}`)).toBe(404);
    expect(await statusFor('officer', `/api/photos/${photo.id}`)).toBe(200);
    // No response cached for one role is given to another, in whatever order they ask.
    expect(await statusFor('otherMember', `/api/photos/${photo.id}`)).toBe(404);
    expect(await statusFor('member', '/api/photos?status=pending')).toBe(403);
    expect(await statusFor('visitor', '/api/photos?status=pending')).toBe(401);
    const waiting = (await listed('officer', '?status=pending')).find(({ id }) => id === photo.id);
    expect(waiting?.can).toEqual({ edit: false, delete: true, approve: true });
  });

  it('hides its uploader from members, and its file name from everybody', async () => {
    const { photo } = await upload('member');
    const response = await arena.as.officer.get('/api/photos?status=pending');
    expect(JSON.stringify(response.body)).not.toMatch(/account|pixel|upload_id|uploaded_by/i);
    expect(photo.uploadedBy).toBe(null);
  });

  it.each([
    ['too long a title', { title: 'x'.repeat(101) }, 400],
    ['too long a description', { description: 'x'.repeat(501) }, 400],
    ['a status of its own', { status: 'approved' }, 400],
    ['an uploader of its own', { uploadedBy: '1' }, 400],
  ])('with %s is refused and leaves nothing behind', async (_title, fields, status) => {
    const before = await arena.db.selectFrom('uploads').select('id').execute();
    expect((await arena.as.member.post('/api/photos/upload', pictureForm(fields))).status).toBe(status);
    expect(await arena.db.selectFrom('uploads').select('id').execute()).toEqual(before);
  });

  it('is refused without a file', async () => {
    const empty = new FormData();
    empty.append('title', 'Nothing');
    const response = await arena.as.member.post('/api/photos/upload', empty);
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).message).toBe('Please select an image to upload');
  });
});

describe('approval', () => {
  it('puts a photo into the gallery and notifies its uploader, once', async () => {
    const { photo } = await upload('otherMember', { title: 'Warm-up' });
    const path = `/api/photos/${photo.id}/approve`;
    expect((await arena.as.otherMember.post(path)).status).toBe(403);
    using uploader = await listen(arena.url, arena.as.otherMember);
    const responses = await Promise.all([arena.as.officer.post(path), arena.as.admin.post(path)]);
    for (const response of responses) expect(response.as(Photo)).toMatchObject({ id: photo.id, status: 'approved' });
    await uploader.receive(({ tags }) => tags.includes('photos'));
    expect(uploader.events.flatMap(({ tags }) => tags)).not.toContain('pending-photos');
    expect(pickIds(await listed('member'))).toContain(photo.id);
    expect(await statusFor('member', photo.imageUrl)).toBe(200);
    expect(await notices('otherMember')).toMatchObject([
      {
        kind: 'photo',
        title: 'Your photo was approved',
        text: "'Warm-up' is in the gallery now.",
        link: `/media?tab=photos&photo=${photo.id}`,
        read: false,
      },
    ]);
    expect((await arena.as.officer.post('/api/photos/999999/approve')).status).toBe(404);
  });

  it('is denied by deleting: officers may delete pending photos, admins any', async () => {
    const { photo: waiting } = await upload('member');
    const { photo: shown } = await upload('officer');
    expect((await arena.as.member.delete(`/api/photos/${waiting.id}`)).status).toBe(403);
    expect((await arena.as.officer.delete(`/api/photos/${shown.id}`)).status).toBe(403);
    expect((await arena.as.admin.delete(`/api/photos/${shown.id}`)).status).toBe(403);
    expect((await arena.as.officer.delete(`/api/photos/${waiting.id}`)).body).toEqual({ ok: true });
    expect((await arena.as.adminWithWindow.delete(`/api/photos/${shown.id}`)).body).toEqual({ ok: true });
    expect((await arena.as.adminWithWindow.delete(`/api/photos/${shown.id}`)).status).toBe(404);
    for (const { imageUrl } of [waiting, shown]) expect(await statusFor('officer', imageUrl)).toBe(404);
    const remaining = await arena.db.selectFrom('uploads').select('id').execute();
    for (const { imageUrl } of [waiting, shown]) {
      expect(remaining.some(({ id }) => imageUrl.includes(id))).toBe(false);
    }
  });
});

describe("an admin's photo", () => {
  const add = (fields: object) => arena.as.adminWithWindow.post('/api/photos', { title: 'Derby night', ...fields });

  it('may be a picture from elsewhere', async () => {
    const photo = (await add({ imageUrl: 'https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg' })).as(Photo);
    expect(photo).toMatchObject({
      title: 'Derby night',
      description: 'Sports Event Photo',
      status: 'approved',
      sources: [],
      width: null,
      height: null,
      colour: null,
    });
    const fields = { title: 'Derby night', imageUrl: '/art/posters/1.svg' };
    expect((await arena.as.officer.post('/api/photos', fields)).status).toBe(403);
  });

  it.each([undefined, null, '', '  '])('needs a title: %j is refused', async (title) => {
    const response = await add({ title, imageUrl: '/art/posters/1.svg' });
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.map(({ path }) => path)).toEqual(['title']);
  });

  it.each([
    'javascript:alert(1)',
    'http://img.example/a.png',
    'data:image/png;base64,AA',
    '../../village.sqlite',
    '/uploads/../village.sqlite',
    '/api/logout',
    '//img.example/a.png',
    'https://user:secret@img.example/a.png',
    '',
  ])('is refused with %j', async (imageUrl) => {
    const response = await add({ imageUrl });
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.[0]?.path).toBe('imageUrl');
  });

  it('can be renamed without touching the picture, and loses its upload when another picture replaces it', async () => {
    const { photo } = await upload('member', { title: 'Blurred' });
    const path = `/api/photos/${photo.id}`;
    const renamed = await arena.as.adminWithWindow.patch(path, {
      title: 'Sharp',
      imageUrl: photo.imageUrl,
      version: 1,
    });
    expect(renamed.as(Photo)).toMatchObject({ title: 'Sharp', imageUrl: photo.imageUrl, version: 2 });
    expect((await arena.as.adminWithWindow.patch(path, { title: '' })).status).toBe(400);
    expect((await arena.as.adminWithWindow.patch(path, { title: 'x', version: 1 })).status).toBe(409);
    const replaced = await arena.as.adminWithWindow.patch(path, { imageUrl: '/art/posters/4.svg' });
    expect(replaced.as(Photo)).toMatchObject({ imageUrl: '/art/posters/4.svg', sources: [], status: 'pending' });
    await vi.waitFor(async () => expect(await statusFor('member', photo.imageUrl)).toBe(404));
  });

  it('does not delete the file of another photo that it names', async () => {
    const { photo } = await upload('officer');
    const second = (await add({ imageUrl: photo.imageUrl })).as(Photo);
    await arena.as.adminWithWindow.delete(`/api/photos/${second.id}`);
    expect(await statusFor('member', photo.imageUrl)).toBe(200);
  });
});

describe('a photo of a game', () => {
  it('names the game to whoever sees it, from the upload on', async () => {
    const gameId = await addUpcomingGame(world);
    const { photo } = await upload('member', { title: 'Buzzer', gameId: String(gameId) });
    const { homeTeamId, awayTeamId, sportId } = await sides.of(world);
    const game = { id: gameId, sport: { id: sportId }, homeTeam: { id: homeTeamId }, awayTeam: { id: awayTeamId } };
    expect(photo).toMatchObject({ gameId, game, status: 'pending' });
    expect(photo.game).not.toHaveProperty('rsvpNames');
    const ofGame = `?gameId=${gameId}`;
    expect(await listed('member', ofGame)).toEqual([]);
    expect(await listed('officer', `${ofGame}&status=pending`)).toMatchObject([{ id: photo.id, game }]);
    await arena.as.officer.post(`/api/photos/${photo.id}/approve`);
    expect(await listed('member', ofGame)).toMatchObject([{ id: photo.id, gameId, game }]);
  });

  it('is found by the game and by both of its teams, in pages, and no other photo is', async () => {
    await using app = await startTestApp();
    const other = buildWorld(app.app);
    const [gameId, otherId] = [await addUpcomingGame(other), await addUpcomingGame(other)];
    const ids: number[] = [];
    for (const of of [gameId, null, gameId, otherId, gameId]) {
      const photo = { title: 'Taken', imageUrl: '/art/posters/1.svg', gameId: of };
      ids.push((await app.as.adminWithWindow.post('/api/photos', photo)).as(Photo).id);
    }
    const found = async (query: string) =>
      pickIds((await app.as.member.get(`/api/photos?${query}`)).as(z.array(Photo)));
    const [first, , third, fourth, fifth] = ids;
    expect(await found(`gameId=${gameId}`)).toEqual([fifth, third, first]);
    const { homeTeamId, awayTeamId } = await sides.of(other);
    expect(await found(`teamId=${homeTeamId}`)).toEqual([fifth, fourth, third, first]);
    expect(await found(`teamId=${awayTeamId}&gameId=${otherId}`)).toEqual([fourth]);
    expect(await found('teamId=999999')).toEqual([]);
    const page = await app.as.member.get(`/api/photos?gameId=${gameId}&limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(pickIds((await app.as.member.get(next)).as(z.array(Photo)))).toEqual([first]);
  });

  it('must be of a game of this village: another one is refused, and nothing is kept', async () => {
    const before = await arena.db.selectFrom('uploads').select('id').execute();
    for (const gameId of ['999999', 'derby']) {
      const response = await arena.as.member.post('/api/photos/upload', pictureForm({ gameId }));
      expect(response.status).toBe(400);
      expect(response.as(ErrorResponse).issues?.map(({ path }) => path)).toEqual(['gameId']);
    }
    expect(await arena.db.selectFrom('uploads').select('id').execute()).toEqual(before);
    const photo = { title: 'Derby night', imageUrl: '/art/posters/1.svg', gameId: 999_999 };
    const response = await arena.as.adminWithWindow.post('/api/photos', photo);
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).message).toBe('This is not a game of this village');
    const { photo: shown } = await upload('officer', { gameId: '' });
    expect(shown.game).toBeNull();
    const change = await arena.as.adminWithWindow.patch(`/api/photos/${shown.id}`, { gameId: 999_999 });
    expect(change.status).toBe(400);
  });

  it('can be given another game or none, and stays when its game is deleted', async () => {
    const [gameId, otherId] = [await addUpcomingGame(world), await addUpcomingGame(world)];
    const { photo } = await upload('officer', { gameId: String(gameId) });
    const path = `/api/photos/${photo.id}`;
    const change = async (fields: object) => (await arena.as.adminWithWindow.patch(path, fields)).as(Photo);
    expect(await change({ title: 'Sharper' })).toMatchObject({ gameId, title: 'Sharper' });
    expect(await change({ gameId: otherId })).toMatchObject({ gameId: otherId, game: { id: otherId } });
    expect(await listed('member', `?gameId=${gameId}`)).toEqual([]);
    expect(await change({ gameId: null })).toMatchObject({ gameId: null, game: null });
    await change({ gameId });
    expect(await listed('member', `?gameId=${gameId}`)).toHaveLength(1);
    await arena.as.adminWithWindow.delete(`/api/games/${gameId}`);
    expect(await listed('member', `?gameId=${gameId}`)).toEqual([]);
    const remaining = (await arena.as.member.get(path)).as(Photo);
    expect(remaining).toMatchObject({ title: 'Sharper', gameId: null, game: null });
  });
});

it('lists photos newest first in pages by key', async () => {
  await using app = await startTestApp();
  for (let count = 0; count < photosPerPage + 5; count += 1) {
    const photo = { title: `Photo ${count}`, imageUrl: '/art/posters/1.svg', dateAdded: '2026-01-01T10:00:00Z' };
    await app.as.adminWithWindow.post('/api/photos', photo);
  }
  const first = await app.as.member.get('/api/photos');
  expect(first.as(z.array(Photo))).toHaveLength(photosPerPage);
  expect(first.as(z.array(Photo))[0]?.title).toBe('Photo 34');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const rest = await app.as.member.get(next);
  expect(rest.as(z.array(Photo)).map(({ title }) => title)).toEqual([4, 3, 2, 1, 0].map((at) => `Photo ${at}`));
  expect(rest.headers.get('link')).toBeNull();
});
