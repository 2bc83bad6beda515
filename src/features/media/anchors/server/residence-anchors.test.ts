import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Video } from '#features/media/video/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { Person } from '#testing/usernames.ts';
import { residenceAnchors } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const person = { name: 'Themba Hadebe', position: 'Sports Officer', year: '2026/27' };
const send = (fields: object) => arena.as.adminWithWindow.post('/api/residence-anchors', { ...person, ...fields });
const addAnchor = async (fields: object = {}) => (await send(fields)).as(residenceAnchors.ResponseBody);
const refusal = async (fields: object) => (await send(fields)).as(ErrorResponse).issues?.map(({ message }) => message);
const namesSeenBy = async (who: Person, query = '') =>
  (await arena.as[who].get(`/api/residence-anchors${query}`))
    .as(z.array(residenceAnchors.ResponseBody))
    .map(({ name }) => name);

describe('a residence anchor', () => {
  it('has a default office, hours and three responsibilities', async () => {
    const anchor = await addAnchor({ office: '', officeHours: null });
    expect(anchor).toMatchObject({
      office: 'Student Affairs Office, Ground Floor',
      officeHours: 'Monday - Friday: 10:00 AM - 4:00 PM',
      achievements: [],
      active: true,
      videoUrl: null,
      videoId: null,
    });
    expect(anchor.responsibilities).toHaveLength(3);
  });

  it.each([[['Fixtures', 'Kit']], ['["Fixtures","Kit"]'], ['Fixtures\r\n\n  Kit\n']])(
    'takes lists as %j',
    async (responsibilities) => {
      expect((await addAnchor({ responsibilities })).responsibilities).toEqual(['Fixtures', 'Kit']);
    },
  );

  it.each([
    [{ responsibilities: '["Fixtures"' }],
    [{ responsibilities: [{ __proto__: null }] }],
    [{ achievements: Array.from({ length: 21 }, () => 'Cup') }],
    [{ achievements: ['x'.repeat(201)] }],
    [{ photo: 'http://img.example/a.png' }],
    [{ banner_photo: 'javascript:alert(1)' }],
    [{ active: 'yes' }],
  ])('is refused with %j', async (fields) => {
    expect((await send(fields)).status).toBe(400);
  });

  it.each([
    [{ name: 'X' }, 'Name is required'],
    [{ position: ' X ' }, 'Position is required'],
    [{ year: '' }, 'Year is required'],
    [{ email: 'themba@village' }, 'Invalid email address'],
    [{ email: `${'a'.repeat(65)}@village.example` }, 'Invalid email address'],
    [{ videoUrl: 'https://youtube.com.evil.example/watch?v=jNQXAC9IVRw' }, 'Please enter a valid YouTube URL'],
    [{ videoUrl: 'https://evil.example/?youtube.com' }, 'Please enter a valid YouTube URL'],
    [{ videoUrl: 'javascript:alert(1)//youtu.be' }, 'Please enter a valid YouTube URL'],
    [{ videoUrl: 'http://video.example/clip.mp4' }, 'Please enter a valid YouTube URL'],
    [{ videoUrl: 'https://user:pass@video.example/clip.mp4' }, 'Please enter a valid YouTube URL'],
  ])('explains why it refuses %j', async (fields, message) => {
    expect(await refusal(fields)).toEqual([message]);
  });

  it.each([
    ['https://youtu.be/jNQXAC9IVRw', 'https://www.youtube.com/watch?v=jNQXAC9IVRw', 'jNQXAC9IVRw'],
    ['https://www.youtube.com/shorts/jNQXAC9IVRw', 'https://www.youtube.com/shorts/jNQXAC9IVRw', 'jNQXAC9IVRw'],
    ['https://video.example/my clip.mp4', 'https://video.example/my%20clip.mp4', null],
  ])('keeps the video %s', async (typed, videoUrl, videoId) => {
    expect(await addAnchor({ videoUrl: typed })).toMatchObject({ videoUrl, videoId });
  });

  it('takes a change of the video alone, and removes the video for an empty text', async () => {
    const { id } = await addAnchor();
    const path = `/api/residence-anchors/${id}`;
    const [withVideo, withoutVideo] = [
      await arena.as.adminWithWindow.patch(path, { videoUrl: 'https://youtu.be/jNQXAC9IVRw' }),
      await arena.as.adminWithWindow.patch(path, { videoUrl: '' }),
    ];
    expect(withVideo.as(residenceAnchors.ResponseBody)).toMatchObject({ videoId: 'jNQXAC9IVRw', name: person.name });
    expect(withoutVideo.as(residenceAnchors.ResponseBody)).toMatchObject({ videoId: null, videoUrl: null });
  });

  it('shows its email address to admins only', async () => {
    const { id } = await addAnchor({ email: 'themba@village.example' });
    const seen = async (who: Person) =>
      (await arena.as[who].get(`/api/residence-anchors/${id}`)).as(residenceAnchors.ResponseBody).email;
    expect([await seen('member'), await seen('officer'), await seen('admin')]).toEqual([
      null,
      null,
      'themba@village.example',
    ]);
  });
});

describe('an inactive anchor', () => {
  it('is visible to admins only, who may filter for either kind', async () => {
    const { id } = await addAnchor({ name: 'Old hand', active: false });
    await addAnchor({ name: 'New hand' });
    expect(await namesSeenBy('member')).not.toContain('Old hand');
    expect(await namesSeenBy('member', '?active=false')).toEqual([]);
    expect((await arena.as.officer.get(`/api/residence-anchors/${id}`)).status).toBe(404);
    expect(await namesSeenBy('admin')).toEqual(expect.arrayContaining(['Old hand', 'New hand']));
    expect(await namesSeenBy('admin', '?active=false')).toEqual(['Old hand']);
    expect(await namesSeenBy('admin', '?active=true')).not.toContain('Old hand');
  });

  it('can come back', async () => {
    const { id } = await addAnchor({ name: 'Second year', active: false });
    await arena.as.adminWithWindow.patch(`/api/residence-anchors/${id}`, { active: true });
    expect(await namesSeenBy('member')).toContain('Second year');
  });
});

describe('the video of an anchor', () => {
  const videoUrl = 'https://youtu.be/AAAAAAAAAA1';

  it('can be played as long as the anchor is active', async () => {
    const { id } = await addAnchor({ name: 'Karabo Pitso', bio: 'Netball.', videoUrl });
    const video = (await arena.as.member.get('/api/videos/AAAAAAAAAA1')).as(Video);
    expect(video).toMatchObject({ title: 'Karabo Pitso, Sports Officer', description: 'Netball.', highlightId: null });
    await arena.as.adminWithWindow.patch(`/api/residence-anchors/${id}`, { active: false });
    expect((await arena.as.member.get('/api/videos/AAAAAAAAAA1')).status).toBe(404);
  });
});
