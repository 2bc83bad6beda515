import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { visitor } from '#server/access/access.ts';
import { LikeResponse } from '../contract.ts';
import { newCommentable } from './commands.ts';
import { countLikes } from './queries.ts';
import { conversationRoutes } from './routes.ts';
import { commentablesAsItems } from './testing/items.ts';

const crowd = 200;
let arena: TestApp;
let people: number[];
const servers: SideServer[] = [];

async function serve(limits?: number): Promise<SideServer> {
  const server = await startSideServer(
    arena,
    conversationRoutes([commentablesAsItems('game', '/api/games', 'gameId')]),
    limits,
  );
  servers.push(server);
  return server;
}
const newGame = () => arena.app.commit(visitor, (write) => newCommentable(write, 'game'));

beforeAll(async () => {
  arena = await startTestApp();
  people = await addMembers(
    arena,
    Array.from({ length: crowd }, (_, index) => `fan${index}`),
  );
});
afterAll(async () => {
  for (const server of servers) await server[Symbol.asyncDispose]();
  await arena.close();
});

it('counts 200 simultaneous likes as 200, and as 0 after all are taken back', async () => {
  const side = await serve();
  const game = await newGame();
  const everyone = async () => {
    const responses = await Promise.all(people.map((person) => side.as(person).post(`/api/games/${game}/like`)));
    return responses.map((response) => response.as(LikeResponse));
  };
  const liked = await everyone();
  expect(liked.every((response) => response.liked)).toBe(true);
  expect(await countLikes(arena.db, game)).toBe(crowd);
  const back = await everyone();
  expect(back.every((response) => !response.liked && response.likesCount >= 0)).toBe(true);
  expect(await countLikes(arena.db, game)).toBe(0);
});

it('counts every tap of one person, however fast', async () => {
  const side = await serve();
  const game = await newGame();
  const [fan = 0] = people;
  const taps = async (times: number) => {
    const responses = await Promise.all(
      Array.from({ length: times }, () => side.as(fan).post(`/api/games/${game}/like`)),
    );
    return responses.map((response) => response.as(LikeResponse));
  };
  const odd = await taps(31);
  expect(odd.filter((response) => response.liked)).toHaveLength(16);
  expect(await countLikes(arena.db, game)).toBe(1);
  const even = await taps(20);
  expect(even.every(({ likesCount }) => likesCount === 0 || likesCount === 1)).toBe(true);
  expect(await countLikes(arena.db, game)).toBe(1);
});

it('enforces its limits: 10 comments and 60 likes a minute', async () => {
  const side = await serve(1);
  const game = await newGame();
  const fan = side.as(people[1] ?? 0);
  for (let count = 0; count < 10; count += 1) {
    expect((await fan.post(`/api/games/${game}/comments`, { content: `${count}` })).status).toBe(201);
  }
  const refused = await fan.post('/api/comments', { content: 'more', gameId: game });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let count = 0; count < 60; count += 1) await fan.post(`/api/games/${game}/like`);
  expect((await fan.post(`/api/games/${game}/like`)).status).toBe(429);
});
