import { afterAll, expect, it } from 'vitest';
import { dayToCome } from '#features/competition/games/day-rules.ts';
import { buildRequest } from '#testing/example.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

it('every address can be read while games have no day yet, and shows no made-up one', async () => {
  const paths: string[] = ['/', '/home', '/games', '/calendar', '/standings', '/ground-anchor-dashboard'];
  for (const [endpoint, example] of Object.entries(examples)) {
    // The live stream never ends.
    if (endpoint.startsWith('GET ') && endpoint !== 'GET /api/live' && !example.alone)
      paths.push((await buildRequest(endpoint, example, world)).path);
  }
  const open = await arena.db
    .updateTable('games')
    .set({ date_time: dayToCome })
    .where('status', '=', 'upcoming')
    .returning('id')
    .execute();
  expect(open.length).toBeGreaterThan(3);
  const ofGames = open.slice(0, 3).flatMap(({ id }) => [`/games/${id}`, `/api/games/${id}`]);
  for (const path of [...paths, ...ofGames]) {
    for (const who of ['visitor', 'member', 'adminWithWindow'] as const) {
      const { status, body } = await arena.as[who].get(path);
      expect(status, `${path} for ${who}`).toBeLessThan(500);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const madeUp = /9999-12|31.12.9999|Dec 9999|Invalid Date|\bNaNd\b/.exec(text);
      expect(madeUp?.[0], `${path} for ${who}`).toBeUndefined();
    }
  }
});
