import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCrowd } from '#testing/crowd.ts';
import type { SessionClient } from '#testing/session-client.ts';
import { startTestVillage, type TestVillage } from '#testing/village.ts';
import { buildWorld } from '#testing/world.ts';
import { addThought } from '../testing/rows.ts';

const size = 200;
let arena: TestVillage;
let crowd: SessionClient[];
beforeAll(async () => {
  arena = await startTestVillage();
  crowd = await addCrowd(arena, size);
});
afterAll(() => arena.close());

it.each([
  ['repost', 'repostsCount'],
  ['like', 'likesCount'],
])('counts 200 presses of %s at one moment, and none once they are taken back', async (act, count) => {
  const id = await addThought(buildWorld(arena.village));
  const everyone = () => Promise.all(crowd.map((person) => person.post(`/api/posts/${id}/${act}`)));
  const listed = async () => (await arena.as.visitor.get('/api/posts?limit=1')).body;
  expect(new Set((await everyone()).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listed()).toMatchObject([{ [count]: size }]);
  await everyone();
  expect(await listed()).toMatchObject([{ [count]: 0 }]);
});

it('lets every press of one person count', async () => {
  const id = await addThought(buildWorld(arena.village));
  const presses = Array.from({ length: 31 }, () => crowd[0]?.post(`/api/posts/${id}/repost`));
  const answers = await Promise.all(presses);
  expect(answers.filter((answer) => JSON.stringify(answer?.body).includes('true'))).toHaveLength(16);
  expect((await arena.as.visitor.get(`/api/posts?limit=100`)).body).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, repostsCount: 1 })]),
  );
});
