import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { listen } from '#testing/stream.ts';
import { measureTimes, reportMedian } from '#testing/timing.ts';
import { buildWorld } from '#testing/world.ts';

test('sends a score that an officer typed, and returns it in the next read, within a second', async () => {
  await using arena = await startTestApp();
  const id = await addUpcomingGame(buildWorld(arena.app));
  const { officer, member } = arena.as;
  await officer.patch(`/api/games/${id}`, { homeScore: 1, status: 'live' });
  using stream = await listen(arena.url, member);
  const times = await measureTimes(9, async (at) => {
    const homeScore = 10 + at;
    const eventsBefore = stream.events.length;
    await officer.patch(`/api/games/${id}`, { homeScore });
    const { number } = await stream.receive(
      (event) => stream.events.indexOf(event) >= eventsBefore && event.tags.includes(`game:${id}`),
    );
    const response = await member.get(`/api/games/${id}`, { 'x-change': String(number) });
    expect(response.body).toMatchObject({ homeScore });
  });
  expect(reportMedian('from a typed score to the score read by who listens', times)).toBeLessThan(1_000);
});
