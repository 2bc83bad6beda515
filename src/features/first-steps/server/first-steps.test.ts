import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { usernames } from '#testing/usernames.ts';
import { calls } from '../contract.ts';

const path = '/api/admin/first-steps';
const { answer: FirstSteps } = calls['GET /api/admin/first-steps'];
const Added = z.object({ id: z.number() });

test('each step is ticked off by what the village holds, and nothing else', async () => {
  await using village = await startTestVillage();
  const admin = village.as.adminWithWindow;
  const add = async (to: string, fields: object) => (await admin.post(to, fields)).as(Added).id;
  await village.db.deleteFrom('officers').execute();
  expect(await doneIn(village)).toEqual(['sports']);

  await admin.patch('/api/settings', { productName: 'Kgotla Arena', logo: '/art/crests/pv.svg' });
  expect(await doneIn(village)).toEqual(['name', 'logo', 'sports']);

  const [homeTeamId, awayTeamId] = [
    await add('/api/teams', { name: 'Lions', sportId: 1, gender: 'Mixed' }),
    await add('/api/teams', { name: 'Rovers', sportId: 1, gender: 'Mixed' }),
  ];
  expect(await doneIn(village)).toEqual(['name', 'logo', 'sports', 'teams']);

  await admin.post('/api/admin/officers', { username: usernames.member });
  const fixture = { sportId: 1, homeTeamId, awayTeamId, dateTime: '2027-03-04T16:30:00Z', location: 'Hall' };
  const game = await add('/api/games', fixture);
  expect(await doneIn(village)).toEqual(['name', 'logo', 'sports', 'teams', 'officers', 'fixtures']);

  await admin.delete(`/api/games/${game}`);
  expect(await doneIn(village)).not.toContain('fixtures');
});

test('an admin puts the list away for all of them', async () => {
  await using village = await startTestVillage();
  const dismissed = async () => (await village.as.admin.get(path)).as(FirstSteps).dismissed;
  expect(await dismissed()).toBe(false);
  expect((await village.as.admin.post(`${path}/dismissal`)).status).toBe(403);
  for (const _ of [1, 2]) expect((await village.as.adminWithWindow.post(`${path}/dismissal`)).status).toBe(200);
  expect(await dismissed()).toBe(true);
});

async function doneIn(village: TestVillage) {
  const { steps } = (await village.as.admin.get(path)).as(FirstSteps);
  return steps.filter(({ done }) => done).map(({ name }) => name);
}
