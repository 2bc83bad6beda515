import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { Person } from '#testing/usernames.ts';
import { SharedWorkout, workoutsPerPage } from '../contract.ts';

const path = '/api/shared-workouts';
const arena = await startTestApp();
afterAll(() => arena.close());

const share = async (person: Person, body: object) => (await arena.as[person].post(path, body)).as(SharedWorkout);
const listed = async (person: Person, at = path) => (await arena.as[person].get(at)).as(z.array(SharedWorkout));
const newest = async (person: Person) => (await listed(person))[0];

describe('a shared workout', () => {
  it('is named in the 404 message of every call once it is gone', async () => {
    const missing = `${path}/2000000`;
    const { member } = arena.as;
    for (const response of [await member.post(`${missing}/like`), await member.get(`${missing}/comments`)]) {
      expect([response.status, response.as(ErrorResponse).message]).toEqual([404, 'This shared workout was not found']);
    }
  });

  it('comes first in the feed under its author’s name, and ignores other fields that were sent', async () => {
    const shared = await share('member', {
      title: ' Legs ',
      description: 'Slow down,\nfast up.',
      duration: '40 mins',
      userId: 1,
      username: 'naledi',
      likes: 900,
      comments: 7,
      achievements: [{ name: 'Everything' }],
      exercises: [{ name: 'Squat', sets: 4, reps: '8-10' }],
    });
    expect(shared).toMatchObject({
      title: 'Legs',
      description: 'Slow down,\nfast up.',
      duration: '40 mins',
      username: 'thandi',
      exercises: [{ name: 'Squat', sets: '4', reps: '8-10' }],
      likesCount: 0,
      commentsCount: 0,
      likes: 0,
      comments: 0,
      can: { delete: true },
    });
    expect(await newest('member')).toEqual(shared);
    expect(await newest('otherMember')).toEqual({ ...shared, can: { delete: false } });
    expect(await newest('admin')).toEqual(shared);
    expect((await arena.as.otherMember.get(`${path}/${shared.id}`)).body).toEqual(await newest('otherMember'));
  });

  it('needs a title alone; an empty duration becomes 30 mins', async () => {
    for (const nothing of [
      {},
      { duration: '', description: ' ', exercises: [] },
      { exercises: '' },
      { exercises: '[]' },
    ]) {
      expect(await share('member', { title: 'Run', ...nothing })).toMatchObject({
        title: 'Run',
        duration: '30 mins',
        description: null,
        exercises: [],
      });
    }
  });

  it('takes exercises as a list or as JSON text, flat or by day', async () => {
    const flat = [{ name: 'Plank', duration: '30 secs' }];
    const byDay = [{ day: 'Monday', exercises: flat }];
    for (const exercises of [flat, byDay]) {
      expect(await share('member', { title: 'Core', exercises })).toMatchObject({ exercises });
      expect(await share('member', { title: 'Core', exercises: JSON.stringify(exercises) })).toMatchObject({
        exercises,
      });
    }
  });

  it.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: ' \u200b ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(121) }, 'title', 'must have at most 120 characters'],
    [{ title: 'Run', description: 'x'.repeat(1001) }, 'description', 'must have at most 1000 characters'],
    [{ title: 'Run', duration: 'x'.repeat(41) }, 'duration', 'must have at most 40 characters'],
    [{ title: 'Run', exercises: '{' }, 'exercises', 'must be valid JSON'],
    [{ title: 'Run', exercises: [{ sets: 3 }] }, 'exercises.0.name', 'is required'],
  ])('is refused when it is %j', async (body, at, message) => {
    const { status, body: response } = await arena.as.member.post(path, body);
    expect(status).toBe(400);
    expect(ErrorResponse.parse(response).issues).toContainEqual({ path: at, message });
  });

  it('counts its likes and comments', async () => {
    const { id } = await share('member', { title: 'Talked about' });
    await arena.as.otherMember.post(`${path}/${id}/like`);
    await arena.as.otherMember.post(`${path}/${id}/comments`, { content: 'Where do we meet?' });
    expect(await newest('member')).toMatchObject({ likesCount: 1, commentsCount: 1, likes: 1, comments: 1 });
    expect((await arena.as.otherMember.get(`${path}/liked`)).body).toEqual([id]);
  });

  it('can be deleted by its author, or by an admin with the password, together with its comments', async () => {
    const own = await share('member', { title: 'Mine' });
    const other = await share('otherMember', { title: 'Not mine' });
    await arena.as.member.post(`${path}/${own.id}/comments`, { content: 'So long' });
    expect((await arena.as.otherMember.delete(`${path}/${own.id}`)).status).toBe(403);
    expect((await arena.as.admin.delete(`${path}/${own.id}`)).status).toBe(403);
    expect((await arena.as.member.delete(`${path}/${own.id}`)).body).toEqual({ ok: true });
    expect((await arena.as.member.delete(`${path}/${own.id}`)).status).toBe(404);
    expect((await arena.as.member.get(`${path}/${own.id}/comments`)).status).toBe(404);
    expect((await arena.as.adminWithWindow.delete(`${path}/${other.id}`)).status).toBe(200);
    const ids = (await listed('member')).map(({ id }) => id);
    expect(ids).not.toContain(own.id);
    expect(ids).not.toContain(other.id);
    const entries = await arena.db
      .selectFrom('audit_log')
      .select('act')
      .where('act', '=', 'shared-workout.delete')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('is listed in pages, newest first, and only once', async () => {
    for (let count = 0; count < workoutsPerPage + 2; count += 1) await share('officer', { title: `Number ${count}` });
    const first = await arena.as.member.get(path);
    const page = first.as(z.array(SharedWorkout));
    expect(page).toHaveLength(workoutsPerPage);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const rest = await listed('member', next);
    expect(rest.slice(0, 2).map(({ title }) => title)).toEqual(['Number 1', 'Number 0']);
    const ids = [...page, ...rest].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('is listed when many are shared at the same moment', async () => {
    const many = 2 * workoutsPerPage + 5;
    for (let count = 0; count < many; count += 1) await share('officer', { title: `Imported ${count}` });
    const moment = '2031-01-01T08:00:00.000Z';
    await arena.db
      .updateTable('shared_workouts')
      .set({ created_at: moment })
      .where('title', 'like', 'Imported %')
      .execute();
    const titles: string[] = [];
    for (let at: string | undefined = path; at; ) {
      const response = await arena.as.member.get(at);
      titles.push(...response.as(z.array(SharedWorkout)).map(({ title }) => title));
      at = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    const imported = titles.filter((title) => title.startsWith('Imported '));
    expect(imported).toEqual(Array.from({ length: many }, (_, count) => `Imported ${many - 1 - count}`));
  });
});
