import { afterAll, expect, test } from 'vitest';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { start } from '#features/live/live-games/testing/taps.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { newToken } from '#server/access/access.ts';
import { buildWorld } from '#testing/world.ts';
import { startTestApp } from './app.ts';
import { addCrowd, patiently, statuses, together } from './crowd.ts';

/** The limits of production. All clients here have one address, as those of a residence do. */
const arena = await startTestApp({ limits: 1, timeoutMultiplier: 1 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const crowd = await addCrowd(arena, 160);

test('1,200 made-up scorer links lock out no honest one, during the flood or after it', async () => {
  const { token } = await addScorerLink(world);
  const stranger = arena.newVisitor();
  const honest = arena.newVisitor();
  const flood = together(1_200, () => stranger.post('/api/scoring', { token: newToken() }));
  const during = together(20, () => patiently(() => honest.post('/api/scoring', { token })));
  expect(await statuses(during)).toEqual({ 200: 20 });
  const { 429: refused, ...others } = await statuses(flood);
  expect(refused).toBeGreaterThan(0);
  expect(Object.keys(others).filter((status) => status !== '404' && status !== '503')).toEqual([]);
  expect((await honest.post('/api/scoring/events', { token, events: [start()] })).status).toBe(200);
});

test('160 members RSVP and comment at the same moment', async () => {
  const game = await addUpcomingGame(world);
  const rsvps = Promise.all(
    crowd.map((one, at) => patiently(() => one.post(`/api/games/${game}/rsvp`, { userName: `Fan ${at}` }))),
  );
  const comments = Promise.all(
    crowd.map((one) => patiently(() => one.post(`/api/games/${game}/comments`, { content: 'What a game' }))),
  );
  expect(await statuses(rsvps)).toEqual({ 201: 160 });
  expect(await statuses(comments)).toEqual({ 201: 160 });
});

test('160 members write 800 times within two seconds', async () => {
  const games = await together(5, () => addUpcomingGame(world));
  const likes = crowd.flatMap((one) => games.map((game) => patiently(() => one.post(`/api/games/${game}/like`))));
  expect(await statuses(Promise.all(likes))).toEqual({ 200: 800 });
});
