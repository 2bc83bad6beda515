import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { visitor } from '#server/access/access.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { listen } from '#testing/stream.ts';
import { tipCategories, tips, workouts } from '../contract.ts';
import { isByDay } from '../rules.ts';
import { addDemoTraining, demoTips, demoWorkouts } from './demo/workouts.ts';

const workoutsPath = '/api/workouts';
const tipsPath = '/api/better-living-tips';
const legs = { title: 'Legs', exercises: [{ name: 'Squat', sets: 3, reps: 12 }] };
const water = { title: 'Water', description: 'Drink it.' };

const arena = await startTestApp();
afterAll(() => arena.close());

const addWorkout = async (fields: object = {}) =>
  (await arena.as.adminWithWindow.post(workoutsPath, { ...legs, ...fields })).as(workouts.ResponseBody);
const addTip = async (fields: object = {}) =>
  (await arena.as.adminWithWindow.post(tipsPath, { ...water, ...fields })).as(tips.ResponseBody);
const featured = async (path: string) => (await arena.as.member.get(`${path}/featured`)).body;

describe.each([
  [workoutsPath, legs],
  [tipsPath, water],
])('%s', (path, fresh) => {
  it('features nothing while there is nothing', async () => {
    expect((await arena.as.member.get(path)).body).toEqual([]);
    expect(await featured(path)).toBeNull();
  });

  it('says who may change a row, and deletes it', async () => {
    const { as } = arena;
    const row = (await as.adminWithWindow.post(path, fresh)).as(z.object({ id: z.int(), can: z.unknown() }));
    expect(row.can).toEqual({ edit: true, delete: true });
    expect((await as.member.get(`${path}/${row.id}`)).body).toMatchObject({ can: { edit: false, delete: false } });
    expect((await as.adminWithWindow.delete(`${path}/${row.id}`)).body).toEqual({ ok: true });
    expect((await as.member.get(`${path}/${row.id}`)).status).toBe(404);
  });

  it('features the newest of the featured, else the newest', async () => {
    const add = async (fields: object) =>
      (await arena.as.adminWithWindow.post(path, { ...fresh, ...fields })).as(z.object({ id: z.int() })).id;
    const [older, newest] = [await add({}), await add({})];
    expect(await featured(path)).toMatchObject({ id: newest, featured: false });
    await arena.as.adminWithWindow.patch(`${path}/${older}`, { featured: true });
    expect(await featured(path)).toMatchObject({ id: older, featured: true });
    const later = await add({ featured: true });
    expect(await featured(path)).toMatchObject({ id: later });
    for (const id of [older, newest, later]) await arena.as.adminWithWindow.delete(`${path}/${id}`);
    expect(await featured(path)).toBeNull();
  });

  it('goes on with the next page, newest first', async () => {
    const perPage = path === workoutsPath ? 50 : 100;
    for (let added = 0; added <= perPage; added += 1) await arena.as.adminWithWindow.post(path, fresh);
    const first = await arena.as.member.get(path);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const ids = [...idsIn(first.body), ...idsIn((await arena.as.member.get(next)).body)];
    expect(idsIn(first.body)).toHaveLength(perPage);
    expect(ids).toHaveLength(perPage + 1);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect((await arena.as.member.get(`${path}?cursor=WyJhIl0`)).status).toBe(400);
  });

  it('refuses the second of two editors, with the current row', async () => {
    const { id } = (await arena.as.adminWithWindow.post(path, fresh)).as(z.object({ id: z.int() }));
    await arena.as.adminWithWindow.patch(`${path}/${id}`, { title: 'First', version: 1 });
    const second = await arena.as.adminWithWindow.patch(`${path}/${id}`, { title: 'Second', version: 1 });
    expect(second.status).toBe(409);
    expect(second.as(ErrorResponse).current).toMatchObject({ title: 'First', version: 2 });
  });

  it('sends its readers events of changes', async () => {
    using member = await listen(arena.url, arena.as.member);
    const { id } = (await arena.as.adminWithWindow.post(path, fresh)).as(z.object({ id: z.int() }));
    const noun = path === workoutsPath ? 'workout' : 'tip';
    const event = await member.receive(({ tags }) => tags.includes(`${noun}:${id}`));
    expect(event.tags).toContain(`${noun}s`);
  });
});

describe('a workout', () => {
  it('lasts 30 mins by default', async () => {
    expect(await addWorkout()).toMatchObject({ duration: '30 mins', description: null, featured: false });
    expect(await addWorkout({ duration: ' ' })).toMatchObject({ duration: '30 mins' });
  });

  it('keeps its exercises in one form, as list or as JSON text', async () => {
    const { id, exercises } = await addWorkout({
      exercises: '[{"day":"Mon","exercises":[{"name":"Lunge","sets":2}]}]',
    });
    expect(exercises).toEqual([{ day: 'Mon', exercises: [{ name: 'Lunge', sets: '2' }] }]);
    const changed = await arena.as.adminWithWindow.patch(`${workoutsPath}/${id}`, { exercises: [{ name: 'Plank' }] });
    expect(changed.as(workouts.ResponseBody)).toMatchObject({
      title: 'Legs',
      exercises: [{ name: 'Plank' }],
      version: 2,
    });
    const renamed = await arena.as.adminWithWindow.patch(`${workoutsPath}/${id}`, {
      title: 'Core',
      description: 'Hold.',
    });
    expect(renamed.as(workouts.ResponseBody)).toMatchObject({
      title: 'Core',
      description: 'Hold.',
      exercises: [{ name: 'Plank' }],
    });
  });

  it.each([
    [{ exercises: undefined }, 'exercises'],
    [{ exercises: [] }, 'exercises'],
    [{ exercises: 'squats' }, 'exercises'],
    [{ exercises: { day: 'Mon' } }, 'exercises'],
    [{ exercises: [{ name: 7 }, { name: ['x'] }] }, 'exercises.1.name'],
    [{ exercises: `[{"name":"${'x'.repeat(201)}"}]` }, 'exercises.0.name'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ duration: 'x'.repeat(41) }, 'duration'],
    [{ featured: 'yes' }, 'featured'],
    [{ createdAt: '2026-01-01' }, 'createdAt'],
  ])('is refused with %o, naming the field', async (broken, path) => {
    const response = await arena.as.adminWithWindow.post(workoutsPath, { ...legs, ...broken });
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.[0]?.path).toBe(path);
  });
});

describe('a tip', () => {
  it('is about nutrition, with an apple, by default', async () => {
    expect(await addTip()).toMatchObject({ category: 'Nutrition', icon: 'apple-alt', featured: false });
  });

  it.each([
    [{ description: '' }, 'description'],
    [{ description: null }, 'description'],
    [{ category: 'Magic' }, 'category'],
    [{ icon: '<svg onload=alert(1)>' }, 'icon'],
    [{ icon: 'fa fa-apple' }, 'icon'],
    [{ icon: '__proto__' }, 'icon'],
  ])('is refused with %o, naming the field', async (broken, path) => {
    const response = await arena.as.adminWithWindow.post(tipsPath, { ...water, ...broken });
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.[0]?.path).toBe(path);
  });
});

describe('the demo village', () => {
  it('has workouts of both kinds and tips of every category', () => {
    expect(new Set(demoWorkouts.map(({ exercises }) => isByDay(exercises)))).toEqual(new Set([true, false]));
    expect(new Set(demoTips.map(({ category }) => category))).toEqual(new Set(tipCategories));
  });

  it('shows its featured workout and tip', async () => {
    await using fresh = await startTestApp();
    await fresh.app.commit(visitor, addDemoTraining);
    const read = async (path: string) => (await fresh.as.member.get(`${path}/featured`)).body;
    expect(await read(workoutsPath)).toMatchObject({ title: 'Courtside Conditioning', featured: true });
    expect(await read(tipsPath)).toMatchObject({ title: 'Eat something with colour', icon: 'apple-alt' });
  });
});

const idsIn = (rows: unknown): number[] => z.parse(z.array(z.object({ id: z.int() })), rows).map(({ id }) => id);
