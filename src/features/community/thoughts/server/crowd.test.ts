import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addCrowd } from '#app/testing/crowd.ts';
import type { TestResponse } from '#testing/client.ts';
import type { SessionClient } from '#testing/session-client.ts';
import { buildWorld } from '#testing/world.ts';
import { addThought } from '../testing/rows.ts';

const size = 200;
let arena: TestApp;
let crowd: SessionClient[];
beforeAll(async () => {
  arena = await startTestApp();
  crowd = await addCrowd(arena, size);
  // Let the server cache each session first, as for people who have the page open.
  for (const person of crowd) await person.get('/api/posts?limit=1');
});
afterAll(() => arena.close());

/** Retries if the server answers 503, which it does before it changes anything. */
async function patiently(send: () => Promise<TestResponse> | undefined): Promise<TestResponse> {
  const response = await send();
  if (!response) throw new Error('Nobody asks');
  return response.status === 503 ? patiently(send) : response;
}

const press = (person: SessionClient | undefined, path: string) => patiently(() => person?.post(path));
const listed = async () => (await patiently(() => arena.as.visitor.get('/api/posts?limit=100'))).body;

it.each([
  ['repost', 'repostsCount'],
  ['like', 'likesCount'],
])('counts 200 simultaneous presses of %s, and none after all are taken back', async (action, count) => {
  const id = await addThought(buildWorld(arena.app));
  const everyone = () => Promise.all(crowd.map((person) => press(person, `/api/posts/${id}/${action}`)));
  expect(new Set((await everyone()).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listed()).toContainEqual(expect.objectContaining({ id, [count]: size }));
  await everyone();
  expect(await listed()).toContainEqual(expect.objectContaining({ id, [count]: 0 }));
});

it('counts every press of one person', async () => {
  const id = await addThought(buildWorld(arena.app));
  const presses = Array.from({ length: 31 }, () => press(crowd[0], `/api/posts/${id}/repost`));
  const responses = await Promise.all(presses);
  expect(responses.filter((response) => JSON.stringify(response.body).includes('true'))).toHaveLength(16);
  expect(await listed()).toContainEqual(expect.objectContaining({ id, repostsCount: 1 }));
});
