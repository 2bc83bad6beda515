import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { addNamesakes } from '#testing/same-named.ts';
import { buildWorld } from '#testing/world.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

test('a double can be renamed, and then neither name is taken again', async () => {
  const world = buildWorld(arena.app);
  const { sportId } = await sides.of(world);
  const [, younger] = await addNamesakes(world, 'teams', addTeam, "O'Malley");
  const change = { version: 1, name: 'O’Malley’s Reserves' };
  const renamed = await arena.as.adminWithWindow.patch(`/api/teams/${younger}`, change);
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  for (const name of ["O'Malley's 7", 'O‘MALLEY‘S RESERVES']) {
    const again = await arena.as.adminWithWindow.post('/api/teams', { sportId, gender: 'Mixed', name });
    expect(again.status, name).toBe(409);
  }
});
