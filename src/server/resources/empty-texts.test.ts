import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeableRows } from '#app/testing/all-examples.ts';
import { startTestApp } from '#app/testing/app.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const withOptional = changeableRows.flatMap(({ path, row, optional }) => (optional ? [{ path, row, optional }] : []));

it.each(withOptional)(
  'clears an optional field of $path when an empty text is sent',
  async ({ path, row, optional }) => {
    const own = `${path}/${await row(world)}`;
    const change = async (fields: object) =>
      (await arena.as.adminWithWindow.patch(own, fields)).as(z.record(z.string(), z.unknown()));
    expect(await change(optional)).toMatchObject(optional);
    const each = (value: string | null) => Object.fromEntries(Object.keys(optional).map((field) => [field, value]));
    expect(await change(each(''))).toMatchObject(each(null));
    await change(optional);
    expect(await change(each('  '))).toMatchObject(each(null));
  },
);

it('gives a new row the default where an optional text is empty', async () => {
  const game = {
    ...(await sides.of(world)),
    location: 'Hall',
    dateTime: '2027-03-04T16:30:00Z',
    venue: '',
  };
  const { season } = (await arena.as.member.get('/api/settings')).as(z.object({ season: z.string() }));
  const added = await arena.as.adminWithWindow.post('/api/games', { ...game, season: '' });
  expect(added.body).toMatchObject({ season, location: 'Hall' });
});
