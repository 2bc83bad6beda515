import { afterAll, expect, it } from 'vitest';
import { sitemap } from '#app/sitemap.ts';
import { startTestApp } from '#app/testing/app.ts';
import { found, foundTitles } from '#platform/search/testing/search.ts';
import { safeReturnPath } from '#shared/sitemap.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

async function add(path: string, fields: object): Promise<number> {
  const added = await arena.as.adminWithWindow.post(path, fields);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return Number(Object(added.body).id);
}

it('finds a workout by the words in it: title, days, exercises, and what they are for', async () => {
  const id = await add('/api/workouts', {
    title: 'Courtside Élan',
    description: 'Ready for the derby.',
    duration: '45 mins',
    exercises: [
      { day: 'Monday', exercises: [{ name: 'Goblet squat', focus: 'Quadriceps' }, { name: 'Plié jump' }] },
      { day: 'Thursday', exercises: [{ name: 'Farmer walk', description: 'Shoulders back, kettlebell low.' }] },
    ],
  });
  const { member } = arena.as;
  for (const q of [
    'elan',
    'derby',
    'goblet',
    'gobelt',
    'squta',
    'sqat',
    'quadri',
    'plie',
    'kettlebel',
    'thursday farmer',
  ]) {
    expect([q, await foundTitles(member, q, 'workout')]).toEqual([q, ['Courtside Élan']]);
  }
  const [hit] = (await found(member, 'goblet')).workout ?? [];
  expect(hit).toMatchObject({
    detail: '45 mins · Goblet squat, Plié jump, Farmer walk',
    path: `/media?tab=workouts#workout-${id}`,
  });
  expect(safeReturnPath(sitemap, hit?.path, 'none')).toBe(hit?.path);

  await arena.as.adminWithWindow.patch(`/api/workouts/${id}`, { exercises: [{ name: 'Burpee' }] });
  expect(await found(member, 'goblet')).toEqual({});
  expect(await foundTitles(member, 'burpees', 'workout')).toEqual(['Courtside Élan']);
});

it('finds a tip by its title, its category and its words', async () => {
  const fields = { title: 'Drink before you thirst', description: 'A bottle on the desk.', category: 'Recovery' };
  const id = await add('/api/better-living-tips', fields);
  for (const q of ['drink', 'thrist', 'botle', 'recovery desk']) {
    expect([q, await foundTitles(arena.as.member, q, 'tip')]).toEqual([q, ['Drink before you thirst']]);
  }
  const [hit] = (await found(arena.as.member, 'bottle')).tip ?? [];
  expect(hit).toMatchObject({ detail: 'Recovery', path: `/media?tab=better-living#tip-${id}` });
  await arena.as.adminWithWindow.delete(`/api/better-living-tips/${id}`);
  expect(await found(arena.as.member, 'bottle')).toEqual({});
});
