import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addPendingPhoto } from '#features/media/photos/testing/rows.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { SharedWorkout } from '#features/training/lobby/contract.ts';
import { type Person, usernames } from '#testing/usernames.ts';

import { buildWorld } from '#testing/world.ts';
import { Achievement } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const all = async (person: Person) => (await arena.as[person].get('/api/user/achievements')).as(z.array(Achievement));
const earned = async (person: Person) =>
  (await all(person)).filter(({ awardedAt }) => awardedAt !== null).map(({ name }) => name);
const fetchNotices = async (person: Person) =>
  (await arena.as[person].get('/api/notices')).as(z.array(Notice)).filter(({ kind }) => kind === 'achievement');
const share = async (person: Person, title: string) =>
  (await arena.as[person].post('/api/shared-workouts', { title })).as(SharedWorkout);

describe('an act', () => {
  it('earns its achievement once and at once, and notifies its author', async () => {
    expect(await earned('member')).toEqual([]);
    const shared = await share('member', 'First');
    expect(shared.achievements).toEqual([{ id: 7, name: 'Workout Sharer', points: 50 }]);
    expect((await share('member', 'Second')).achievements).toEqual([]);
    expect(await earned('member')).toEqual(['Workout Sharer']);
    expect(await fetchNotices('member')).toMatchObject([
      { title: 'Achievement unlocked', text: 'Workout Sharer: 50 points', link: '/social?tab=achievements' },
    ]);
    expect(await all('member')).toContainEqual(expect.objectContaining({ name: 'Training Partner', progress: 2 }));
  });

  it('earns nothing for anybody else', async () => {
    expect(await earned('otherMember')).toEqual([]);
  });

  it('leaves its achievement earned after it is deleted', async () => {
    const { id } = await share('otherMember', 'Short-lived');
    await arena.as.otherMember.delete(`/api/shared-workouts/${id}`);
    expect(await earned('otherMember')).toEqual(['Workout Sharer']);
  });
});

it('counts days in a row by the village’s own days', async () => {
  const day = 86_400_000;
  for (const daysAgo of [2, 1]) {
    const { id } = await share('officer', `${daysAgo} days ago`);
    const at = new Date(Date.now() - daysAgo * day + 2 * 3_600_000).toISOString();
    await arena.db
      .updateTable('shared_workouts')
      .set({ shared_on: at.slice(0, 10) })
      .where('id', '=', id)
      .execute();
  }
  const third = await share('officer', 'Today');
  expect(third.achievements.map(({ name }) => name)).toEqual(['Three in a Row']);
});

it('counts an RSVP at once, and attendance when the game is completed', async () => {
  const game = await addUpcomingGame(world);
  for (const userName of ['Naledi', 'A friend']) await arena.as.admin.post(`/api/games/${game}/rsvp`, { userName });
  expect(await earned('admin')).toEqual(['Count Me In']);
  await arena.as.officer.patch(`/api/games/${game}`, { homeScore: 3, awayScore: 1 });
  expect(await earned('admin')).toEqual(['Count Me In', 'In the Stands']);
  expect(await all('admin')).toContainEqual(expect.objectContaining({ name: 'Fixture Regular', progress: 1 }));
});

it('counts a photo for its uploader once it is approved', async () => {
  const photo = await addPendingPhoto(world);
  await arena.as.officer.post(`/api/photos/${photo}/approve`);
  expect(await earned('member')).toContain('On the Wall');
  expect(await earned('officer')).not.toContain('On the Wall');
});

it('awards each achievement exactly once for acts at the same moment, and misses none', async () => {
  const titles = Array.from({ length: 10 }, (_, at) => `Number ${at}`);
  await Promise.all(titles.map((title) => share('adminWithWindow', title)));
  expect(await earned('adminWithWindow')).toEqual(['Workout Sharer', 'Training Partner']);
  expect(await fetchNotices('adminWithWindow')).toHaveLength(2);
});

it('awards nothing for what is said anonymously', async () => {
  const account = await arena.db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', usernames.officer)
    .executeTakeFirstOrThrow();
  for (const kind of ['thought', 'post', 'comment']) {
    const [subject, own] = await arena.db
      .insertInto('subjects')
      .values([{ kind }, { kind: 'comment' }])
      .returning('id')
      .execute();
    const comment = { account_id: account.id, public_id: null, alias: 'Owl', content: 'Hoo', created_at: '2026-03-04' };
    const at = { subject_id: subject?.id ?? 0, own_subject_id: own?.id ?? 0 };
    await arena.db
      .insertInto('comments')
      .values({ ...comment, ...at })
      .execute();
  }
  expect(await all('officer')).toContainEqual(expect.objectContaining({ name: 'First Word', progress: 0 }));
});
