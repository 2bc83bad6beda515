import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startRelayedApp } from '#app/testing/relayed-app.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';
import { listenerName } from './other-processes.ts';

const app = await startRelayedApp({ listenTimes: { heartbeatEvery: 300, respondWithin: 1_500 } });
afterAll(() => app.close());
const world = buildWorld(app.arena.app);

const Score = z.object({ homeScore: z.nullable(z.number()) });

test('serves neither a stale response nor an ended session once the listening connection went silent', async () => {
  const { arena, relay } = app;
  const leaving = arena.newPerson('otherMember');
  const id = await addUpcomingGame(world);
  await arena.app.commit(visitor, async (write) => write.changed(gamesTag));
  const scoreSeen = async () => (await arena.as.member.get(`/api/games/${id}`)).as(Score).homeScore;
  expect(await scoreSeen()).toBeNull();
  expect((await leaving.get('/api/user')).status).toBe(200);

  relay.hold(listenerName);
  await using other = await arena.beside();
  await other.as.officer.patch(`/api/games/${id}`, { homeScore: 7, status: 'live' });
  await fetch(`${other.url}/api/logout`, {
    method: 'POST',
    headers: { cookie: await leaving.cookie(), 'sec-fetch-site': 'same-origin' },
  });

  await expect.poll(scoreSeen).toBe(7);
  await expect.poll(async () => (await leaving.get('/api/user')).status).toBe(401);
  await expect.poll(() => arena.app.changes.isComplete).toBe(true);
});
