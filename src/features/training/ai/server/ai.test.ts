import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { dangerIn } from '#platform/settings/danger-rules.ts';
import { listen } from '#testing/stream.ts';
import { Help, maxSaved, SavedResult, TipSheet, Workout } from '../contract.ts';
import { responses, says, soundWorkout, startFakeModel } from './testing/fake-model.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const workoutPath = '/api/ai/workout-recommendation';
const tipPath = '/api/ai/better-living-tip';
const userInput = '30 minutes, no equipment, careful with knees';
const Answered = z.record(z.string(), z.unknown());
/** Of each list, the model is unsure about at least one. */
const doubtful = [
  'he followed me, 30 minutes',
  'my back is sore since yesterday, 20 minutes',
  'sholder injury, 20 minutes',
  'my knee hurts a lot since monday, 30 minutes',
  'sore chest since yesterday, 30 minutes',
  'my ankle is a bit swollen, 20 minutes',
];
const doubtfulAndUnclear = ['he followed me', 'no way out', 'where do i score', 'so done with it all', 'blood', 'neck'];
const savedBy = async (person: 'member' | 'otherMember') =>
  (await arena.as[person].get('/api/ai/saved')).as(z.array(SavedResult));

describe('a workout', () => {
  it('is planned for the request, and the same each time', async () => {
    const { status, ...response } = await arena.as.member.post(workoutPath, { userInput });
    expect(status).toBe(200);
    const workout = response.as(Workout);
    expect(workout.understood).toMatchObject({ minutes: 30, equipment: [], careful: ['knees'] });
    expect((await arena.as.otherMember.post(workoutPath, { userInput })).body).toEqual(workout);
  });

  it('is planned for changed parts', async () => {
    const first = (await arena.as.member.post(workoutPath, { userInput })).as(Workout);
    const understood = { ...first.understood, minutes: 60, equipment: ['dumbbells'], careful: [] };
    const changed = (await arena.as.member.post(workoutPath, { userInput, understood })).as(Workout);
    expect(changed).toMatchObject({ durationMinutes: 60, understood });
    expect(changed.exercises).not.toEqual(first.exercises);
  });

  it('needs a valid request, as do tips', async () => {
    for (const [path, message] of [
      [workoutPath, 'Please enter details about the workout you want'],
      [tipPath, "Please enter what kind of tips you're looking for"],
    ] as const) {
      for (const blank of ['', '   ', '\n', '\u200b']) {
        const { status, body } = await arena.as.member.post(path, { userInput: blank });
        expect([status, body]).toMatchObject([400, { message, issues: [{ path: 'userInput', message }] }]);
      }
      expect((await arena.as.member.post(path, { userInput: 'x'.repeat(501) })).status).toBe(400);
      expect((await arena.as.member.post(path, { userInput: 'sleep or squats '.padEnd(500, 'x') })).status).toBe(200);
      expect((await arena.as.member.post(path, { userInput, userId: 1 })).status).toBe(400);
    }
    const tips = (await arena.as.member.post(tipPath, { userInput: 'sleep' })).as(TipSheet);
    expect(tips).toMatchObject({ category: 'Recovery', understood: { topics: ['sleep'] } });
  });
});

describe('words that speak of danger', () => {
  const asked = (path: string, userInput: string) => arena.as.member.post(path, { userInput });

  it.each([workoutPath, tipPath])('get help lines instead of a plan from %s, and are not saved', async (path) => {
    for (const [userInput, danger] of [
      ['I feel like killing myself', 'crisis'],
      ['broke my arm yesterday, 30 minutes', 'emergency'],
      ['lose 20 kg in a week', 'weight'],
      ['ngifuna ukuzibulala', 'crisis'],
    ]) {
      const { status, ...response } = await asked(path, userInput ?? '');
      expect(status).toBe(200);
      const { help } = response.as(Help);
      expect(help).toMatchObject({ danger, title: expect.any(String), text: expect.any(String) });
      expect(help.lines.map(({ contact }) => contact)).toEqual([
        '112',
        '10177',
        '10111',
        '0800 567 567',
        '0861 322 322',
      ]);
    }
    expect(await savedBy('member')).toEqual([]);
  });

  it('get help beside the answer where it is unsure, and help alone where there is no answer', async () => {
    const isUnsure = (text: string) => dangerIn(text)?.isSure === false;
    const [beside, alone] = [doubtful.find(isUnsure), doubtfulAndUnclear.find(isUnsure)];
    expect((await asked(workoutPath, beside ?? '')).as(Answered)).toMatchObject({
      exercises: expect.any(Array),
      help: { danger: expect.any(String) },
    });
    expect(Object.keys((await asked(workoutPath, alone ?? '')).as(Answered))).toEqual(['help']);
  });

  it('get the help lines with chosen parts too, as the admin set them', async () => {
    const { understood } = (await asked(workoutPath, '20 minutes')).as(Workout);
    const both = await arena.as.member.post(workoutPath, { userInput: 'chest pain', understood });
    expect(both.as(Help).help.danger).toBe('emergency');
    const helpLines = [{ label: 'Counsellor', contact: 'https://campus.example/talk', checkedOn: '2026-11-23' }];
    expect((await arena.as.adminWithWindow.patch('/api/settings', { helpLines })).status).toBe(200);
    expect((await asked(tipPath, 'I want to die')).as(Help).help.lines).toEqual(helpLines);
    for (const contact of ['javascript:alert(1)', 'http://x.example', 'tel:1', '1'.repeat(40)]) {
      const sent = { helpLines: [{ label: 'Bad', contact, checkedOn: null }] };
      expect((await arena.as.adminWithWindow.patch('/api/settings', sent)).status).toBe(400);
    }
  });
});

describe('a request typed in the wrong tab', () => {
  const wrongly = async (path: string, request: object) => (await arena.as.member.post(path, request)).as(Answered);

  it.each([
    'shooting drills, 30 minutes',
    'upper body with dumbbells',
    '20 min hiit',
    'three days a week, jump higher',
  ])('is answered with a workout instead of tips: %s', async (words) => {
    expect(await wrongly(tipPath, { userInput: words })).toMatchObject({ workout: { exercises: expect.any(Array) } });
  });

  it.each([
    "I can't sleep before exams",
    'Cheap food that keeps me going',
    'What to eat on game day',
    'lonely in res, how do i meet people',
  ])('is answered with tips instead of a workout: %s', async (words) => {
    expect(await wrongly(workoutPath, { userInput: words })).toMatchObject({ tips: { tips: expect.any(Array) } });
  });

  it.each([
    [tipPath, { userInput: 'gym drills, 30 minutes', inThisTab: true }, 'tips'],
    [workoutPath, { userInput: 'cannot sleep, 30 minutes', inThisTab: true }, 'exercises'],
    [tipPath, { userInput: 'how do i recover after a game' }, 'tips'],
    [tipPath, { userInput: 'fall asleep in ten minutes' }, 'tips'],
    [workoutPath, { userInput: 'Stiff back from studying, ten minutes' }, 'exercises'],
    [workoutPath, { userInput: 'lose weight' }, 'exercises'],
  ])('is answered where it was asked if that is meant, or may be: %s %j', async (path, request, part) => {
    expect(await wrongly(path, request)).toHaveProperty(part);
  });
});

describe('a request that the planner does not understand', () => {
  it('is quoted back instead of a plan', async () => {
    const message = "I did not understand 'asdfghjkl'; tell me minutes, goal or equipment";
    const { status, body } = await arena.as.member.post(workoutPath, { userInput: 'asdfghjkl' });
    expect([status, body]).toMatchObject([400, { message, issues: [{ path: 'userInput', message }] }]);
  });
});

describe('a saved result', () => {
  it('is visible to its owner alone, newest first, until they delete it', async () => {
    const workout = (await arena.as.member.post(workoutPath, { userInput })).as(Workout);
    const tips = (await arena.as.member.post(tipPath, { userInput: 'sleep' })).as(TipSheet);
    await arena.as.member.ready();
    using own = await listen(arena.url, arena.as.member);
    expect((await arena.as.member.post('/api/ai/saved', { workout })).status).toBe(201);
    const second = (await arena.as.member.post('/api/ai/saved', { tips })).as(SavedResult);
    await own.receive(({ tags }) => tags.some((tag) => tag.startsWith('saved-results:')));
    expect(await savedBy('member')).toMatchObject([
      { id: second.id, workout: null, tips },
      { workout, tips: null },
    ]);
    expect(await savedBy('otherMember')).toEqual([]);
    expect((await arena.as.otherMember.delete(`/api/ai/saved/${second.id}`)).status).toBe(404);
    expect((await arena.as.member.delete(`/api/ai/saved/${second.id}`)).body).toEqual({ ok: true });
    expect((await arena.as.member.delete(`/api/ai/saved/${second.id}`)).status).toBe(404);
    expect(await savedBy('member')).toHaveLength(1);
  });

  it('is a workout or tips as the server answers them, and nothing else', async () => {
    const workout = (await arena.as.member.post(workoutPath, { userInput })).as(Workout);
    const tips = (await arena.as.member.post(tipPath, { userInput: 'sleep' })).as(TipSheet);
    for (const body of [{}, { workout, tips }, { workout: tips }, { workout: { ...workout, link: 'https://x' } }]) {
      expect((await arena.as.member.post('/api/ai/saved', body)).status).toBe(400);
    }
  });

  it('counts towards a limit, also for parallel saves', async () => {
    const tips = (await arena.as.otherMember.post(tipPath, { userInput: 'sleep' })).as(TipSheet);
    const saves = Array.from({ length: maxSaved + 4 }, () => arena.as.otherMember.post('/api/ai/saved', { tips }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxSaved);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect(await savedBy('otherMember')).toHaveLength(maxSaved);
    const workout = (await arena.as.otherMember.post(workoutPath, { userInput })).as(Workout);
    expect((await arena.as.otherMember.post('/api/ai/saved', { workout })).status).toBe(201);
  });
});

it('limits requests to five a minute; changing a part counts as a write only', async () => {
  await using strict = await startTestApp({ limits: 1 });
  const member = strict.as.member;
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await member.post(workoutPath, { userInput })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await member.post(tipPath, { userInput: 'sleep' })).status).toBe(429);
  const { understood } = (await strict.as.officer.post(workoutPath, { userInput })).as(Workout);
  expect((await member.post(workoutPath, { userInput, understood })).status).toBe(200);
});

it('asks the configured language model, and answers its failures with the message of the feature', async () => {
  await using model = await startFakeModel(says(soundWorkout), responses(500, 'no'));
  const { baseUrl, apiKey, model: name } = model.settings;
  await using app = await startTestApp({ env: { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name } });
  const { body } = await app.as.member.post(workoutPath, { userInput });
  expect(body).toMatchObject({ exercises: [{}, { name: 'Glute bridge' }, {}, {}] });
  const failed = await app.as.member.post(workoutPath, { userInput });
  expect(failed).toMatchObject({
    status: 503,
    body: { message: 'Failed to generate workout recommendation. Please try again.', code: 'busy' },
  });
  expect(failed.headers.get('retry-after')).toBe('10');
  expect((await app.as.member.post(tipPath, { userInput: 'sleep' })).body).toMatchObject({
    message: 'Failed to generate tips. Please try again.',
  });
});
