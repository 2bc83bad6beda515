import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { Video } from '#features/media/video/contract.ts';
import { addAccount } from '#features/people/accounts/server/commands.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { visitor } from '#server/access/access.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { episodes, StreamResponse, Subscription } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const fresh = {
  number: 1,
  title: 'The opening week',
  description: 'Who won, who ran, who sang.',
  videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  duration: '19:45',
  publishedDate: '2025-06-20',
  tags: ['News', 'Netball'],
  next: { title: 'Episode 2', text: 'The semi-finals.' },
};
const add = (fields: object = {}) => arena.as.adminWithWindow.post('/api/episodes', { ...fresh, ...fields });
const latest = async () => (await arena.as.member.get('/api/episodes/latest')).as(z.nullable(episodes.ResponseBody));

describe('episodes', () => {
  it('can be added and found by number, and the latest is shown first', async () => {
    expect(await latest()).toBeNull();
    const first = (await add()).as(episodes.ResponseBody);
    expect(first).toMatchObject({
      series: 'Village Sports News',
      number: 1,
      videoId: 'M7lc1UVf-VE',
      duration: '19:45',
      publishedDate: '2025-06-20',
      tags: ['News', 'Netball'],
      next: fresh.next,
    });
    await add({ number: 2, title: 'The semi-finals', next: null, videoUrl: 'aqz-KE-bpKQ' });
    expect(await latest()).toMatchObject({ number: 2, next: null });
    const found = (await arena.as.member.get('/api/episodes?number=1')).as(z.array(episodes.ResponseBody));
    expect(found).toMatchObject([{ id: first.id, can: { edit: false, delete: false } }]);
    expect(
      (await arena.as.member.get('/api/episodes')).as(z.array(episodes.ResponseBody)).map(({ number }) => number),
    ).toEqual([2, 1]);
    expect((await arena.as.member.get('/api/videos/M7lc1UVf-VE')).as(Video)).toMatchObject({
      title: 'The opening week',
      dateAdded: '2025-06-20',
      highlightId: null,
    });
  });

  it('have unique numbers', async () => {
    const third = (await add({ number: 3 })).as(episodes.ResponseBody);
    const again = await add({ number: 3 });
    expect(again.status).toBe(409);
    expect(again.as(ErrorResponse).message).toBe('There is already an episode with that number');
    const path = `/api/episodes/${third.id}`;
    const changed = await arena.as.adminWithWindow.patch(path, { title: 'The final', next: null, version: 1 });
    expect(changed.as(episodes.ResponseBody)).toMatchObject({
      title: 'The final',
      next: null,
      duration: '19:45',
      version: 2,
    });
    expect((await arena.as.adminWithWindow.patch(path, { title: 'x', version: 1 })).status).toBe(409);
    expect((await arena.as.adminWithWindow.delete(path)).body).toEqual({ ok: true });
  });

  it.each([
    [{ number: 0 }, 'number'],
    [{ videoUrl: 'https://vimeo.com/1' }, 'videoUrl'],
    [{ publishedDate: '2025-02-30' }, 'publishedDate'],
    [{ publishedDate: 'June 20 2025' }, 'publishedDate'],
    [{ tags: ['x'.repeat(31)] }, 'tags.0'],
    [{ next: { title: 'Episode 2' } }, 'next.text'],
    [{ duration: '' }, 'duration'],
  ])('refuse %o, naming the field', async (broken, path) => {
    const response = await add({ number: 50, ...broken });
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.[0]?.path).toBe(path);
  });
});

describe('subscribers', () => {
  const subscription = '/api/episodes/subscription';
  const notices = async (person: 'member' | 'otherMember' | 'officer') =>
    (await arena.as[person].get('/api/notices')).as(z.array(Notice));

  it('get a notice of a new episode, unless they have unsubscribed', async () => {
    expect((await arena.as.member.get(subscription)).as(Subscription)).toEqual({ subscribed: false });
    expect((await arena.as.member.post(subscription)).as(Subscription)).toEqual({ subscribed: true });
    expect((await arena.as.member.get(subscription)).as(Subscription)).toEqual({ subscribed: true });
    await arena.as.otherMember.post(subscription);
    expect((await arena.as.otherMember.post(subscription)).as(Subscription)).toEqual({ subscribed: false });
    await add({ number: 7, title: 'Cup week' });
    expect(await notices('member')).toMatchObject([
      {
        kind: 'episode',
        title: 'Episode 7 is out',
        text: 'Village Sports News: Cup week',
        read: false,
        link: '/video-player?episode=7',
      },
    ]);
    expect(await notices('otherMember')).toEqual([]);
    expect(await notices('officer')).toEqual([]);
  });

  it('get their notices by one event and one statement, however many they are', async () => {
    const subscribed = await arena.app.commit(visitor, async (write) => {
      for (let fan = 0; fan < 1_000; fan += 1) {
        const account_id = await addAccount(write, { username: `fan-${fan}`, passwordHash: 'none' });
        await write.db.insertInto('episode_subscriptions').values({ account_id, created_at: '' }).execute();
      }
      return write.db.selectFrom('episode_subscriptions').select('account_id').execute();
    });
    using stream = await listen(arena.url, arena.as.officer);
    await add({ number: 70 });
    await stream.receive(({ tags }) => tags.includes('all-notices'));
    const received = stream.events.flatMap(({ tags }) => tags);
    expect(received.filter((tag) => tag === '*' || tag.startsWith('notices:'))).toEqual([]);
    const notices = await arena.db
      .selectFrom('notices')
      .select('account_id')
      .where('title', '=', 'Episode 70 is out')
      .execute();
    expect(notices.length).toBe(subscribed.length);
    await arena.db.deleteFrom('episode_subscriptions').where('created_at', '=', '').execute();
  });

  it('stay consistent under simultaneous taps', async () => {
    await Promise.all(Array.from({ length: 20 }, () => arena.as.officer.post(subscription)));
    const rows = await arena.db.selectFrom('episode_subscriptions').select('account_id').execute();
    expect(new Set(rows.map((row) => row.account_id)).size).toBe(rows.length);
    expect((await arena.as.officer.get(subscription)).as(Subscription)).toEqual({ subscribed: false });
  });
});

it('reports the stream as active where one is set, whether a game is live or not', async () => {
  const stream = async () => (await arena.as.member.get('/api/stream')).as(StreamResponse);
  expect(await stream()).toEqual({ streamId: null, status: 'offline', liveGame: null });
  const game = await addUpcomingGame(world);
  await arena.as.officer.patch(`/api/games/${game}`, { status: 'ongoing' });
  expect(await stream()).toMatchObject({ streamId: null, status: 'offline', liveGame: { id: game, status: 'live' } });
  await arena.as.adminWithWindow.patch('/api/settings', { liveStreamId: 'aqz-KE-bpKQ' });
  expect(await stream()).toMatchObject({ streamId: 'aqz-KE-bpKQ', status: 'active' });
  await arena.as.officer.patch(`/api/games/${game}`, { homeScore: 2, awayScore: 1, status: 'completed' });
  expect(await stream()).toMatchObject({ status: 'active', liveGame: null });
  await arena.as.adminWithWindow.patch('/api/settings', { liveStreamId: ' ' });
  expect(await stream()).toMatchObject({ streamId: null, status: 'offline' });
});
