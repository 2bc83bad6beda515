import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pictureService } from '#features/uploads/server/parts.ts';
import { startTestVillage, type TestVillage } from '#testing/village.ts';
import { buildWorld, type World } from '#testing/world.ts';

let arena: TestVillage;
let world: World;
beforeAll(async () => {
  arena = await startTestVillage();
  world = await buildWorld(arena.db, await pictureService.of(arena.village.context));
});
afterAll(() => arena.close());

const picture = 'https://img.example/a.png';
const resources: { path: string; add: () => Promise<number>; filled: Record<string, string> }[] = [
  { path: '/api/teams', add: () => world.team(), filled: { logo: picture } },
  { path: '/api/clubs', add: () => world.club(), filled: { logo: picture, description: 'Early' } },
  { path: '/api/players', add: () => world.player(), filled: { photo: picture, position: 'Guard', bio: 'Quick.' } },
  {
    path: '/api/highlights',
    add: () => world.highlight(),
    filled: { thumbnail: picture, description: 'A save', duration: '2:30' },
  },
  { path: '/api/workouts', add: () => world.workout(), filled: { description: 'Stairs' } },
];

it.each(resources)('an empty text takes an optional field of $path away', async ({ path, add, filled }) => {
  const row = `${path}/${await add()}`;
  const change = async (fields: object) =>
    (await arena.as.adminWithWindow.patch(row, fields)).as(z.record(z.string(), z.unknown()));
  expect(await change(filled)).toMatchObject(filled);
  const each = (value: string | null) => Object.fromEntries(Object.keys(filled).map((field) => [field, value]));
  expect(await change(each(''))).toMatchObject(each(null));
  await change(filled);
  expect(await change(each('  '))).toMatchObject(each(null));
});

it('a new row takes its default where an optional text is empty', async () => {
  const game = {
    ...{ sportId: world.sportId, homeTeamId: world.homeTeamId, awayTeamId: world.awayTeamId, location: 'Hall' },
    ...{ dateTime: '2027-03-04T16:30:00Z', venue: '' },
  };
  const { season } = (await arena.as.member.get('/api/settings')).as(z.object({ season: z.string() }));
  const added = await arena.as.adminWithWindow.post('/api/games', { ...game, season: '' });
  expect(added.body).toMatchObject({ season, location: 'Hall' });
});
