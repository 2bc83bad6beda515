import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addCrowd } from '#app/testing/crowd.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { allNoticesTag } from '#features/people/notices/cache-tags.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';

const people = 200;

// With 2,000 people and a separate process, and with times and memory: npm run bench -- streams.
test('sends a score to every stream, and writes to no session when everybody is notified', async () => {
  await using arena = await startTestApp();
  const id = await addUpcomingGame(buildWorld(arena.app));
  const crowd = await addCrowd(arena, people);
  const streams = await Promise.all(crowd.map((phone) => listen(arena.url, phone)));
  expect(arena.app.live.size).toBe(people);

  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 12, status: 'live' });
  await Promise.all(streams.map((stream) => stream.receive(({ tags }) => tags.includes(`game:${id}`))));

  const sessions = arena.db.selectFrom('sessions').select(['id', 'last_seen_at']).orderBy('id');
  const before = await sessions.execute();
  arena.app.changes.publishEverything();
  await arena.app.commit(visitor, async (write) => write.changed(allNoticesTag, gamesTag));
  await Promise.all(streams.map((stream) => stream.receive(({ tags }) => tags.includes('*'))));
  await Promise.all(streams.map((stream) => stream.receive(({ tags }) => tags.includes('all-notices'))));
  expect(await sessions.execute()).toEqual(before);

  for (const stream of streams) stream[Symbol.dispose]();
  await expect.poll(() => arena.app.live.size).toBe(0);
});
