import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addResidenceNamed } from '#features/people/residences/testing/rows.ts';
import { loadSharp } from '#server/sharp.ts';
import { buildWorld } from '#testing/world.ts';
import { addCup } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

it('draws the top of a cup for members, with long names and emojis, and says when there is no such cup', async () => {
  const id = await addCup(world);
  for (const name of ["Queen Nandi's Very Long Residence Upon the Hill", 'É 🌳', '7'])
    await addResidenceNamed(world, name);
  const response = await fetch(`${arena.url}/api/cups/${id}/card.png`, {
    headers: { cookie: await arena.as.member.cookie() },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { width, height } = await (await loadSharp())(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await arena.as.member.get('/api/cups/999999/card.png')).status).toBe(404);
  expect((await fetch(`${arena.url}/api/cups/${id}/card.png`)).status).toBe(401);
});
