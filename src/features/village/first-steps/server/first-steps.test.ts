import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { usernames } from '#testing/usernames.ts';
import { endpoints } from '../contract.ts';

const path = '/api/admin/first-steps';
const { response: FirstSteps } = endpoints['GET /api/admin/first-steps'];
const Added = z.object({ id: z.number() });

const app = await startTestApp();
afterAll(() => app.close());

test('ticks each step off by what the village holds, and by nothing else', async () => {
  const admin = app.as.adminWithWindow;
  const add = async (to: string, fields: object) => (await admin.post(to, fields)).as(Added).id;
  await app.db.deleteFrom('officers').execute();
  expect(await done(), 'nothing before somebody looked at it').toEqual([]);

  await admin.patch('/api/settings', { productName: 'Kgotla Arena', logo: '/art/crests/pv.svg' });
  expect(await done()).toEqual(['name', 'logo']);
  const sport = await add('/api/sports', { name: 'Korfball' });
  expect(await done()).toEqual(['name', 'sports', 'logo']);
  await admin.delete(`/api/sports/${sport}`);
  await add('/api/residences', { name: 'Baobab House' });
  expect(await done()).toEqual(['name', 'sports', 'residences', 'logo']);

  const [homeTeamId, awayTeamId] = [
    await add('/api/teams', { name: 'Lions', sportId: 1, gender: 'Mixed' }),
    await add('/api/teams', { name: 'Rovers', sportId: 1, gender: 'Mixed' }),
  ];
  expect(await done()).toEqual(['name', 'teams', 'sports', 'residences', 'logo']);
  await admin.patch('/api/settings', { homeSideName: 'Lions', homeSidePatterns: ['lions'] });
  expect(await done()).not.toContain('homeSide');
  await admin.patch('/api/settings', { homeSidePatterns: ['Lions'] });
  expect(await done()).toEqual(['name', 'teams', 'homeSide', 'sports', 'residences', 'logo']);
  await admin.patch('/api/settings', { homeSideName: null, homeSidePatterns: [] });
  expect(await done(), 'none of them').toContain('homeSide');

  const invited = (await admin.post('/api/admin/invitations', { invited: 'Ayanda' })).as(Added).id;
  expect(await done()).toContain('officers');
  await admin.delete(`/api/admin/invitations/${invited}`);
  expect(await done()).not.toContain('officers');
  await admin.post('/api/admin/officers', { username: usernames.member });
  const fixture = { sportId: 1, homeTeamId, awayTeamId, dateTime: '2027-03-04T16:30:00Z', location: 'Hall' };
  const game = await add('/api/games', fixture);
  const most = ['name', 'teams', 'homeSide', 'officers', 'fixtures'];
  expect(await done()).toEqual([...most, 'sports', 'residences', 'logo']);
  await add('/api/competitions', { name: 'Evening League', sportId: 1, kind: 'league', season: '2027' });
  expect(await done()).toEqual([...most, 'sports', 'residences', 'competitions', 'logo']);

  const checked = defaultSettings.helpLines.map((line) => ({ ...line, checkedOn: '2026-11-23' }));
  await admin.patch('/api/settings', { helpLines: checked });
  expect(await done()).toEqual([...most, 'help', 'sports', 'residences', 'competitions', 'logo']);

  await admin.delete(`/api/games/${game}`);
  expect(await done()).not.toContain('fixtures');
});

test('hides the list for all admins once one of them dismisses it', async () => {
  const dismissed = async () => (await app.as.admin.get(path)).as(FirstSteps).dismissed;
  expect(await dismissed()).toBe(false);
  for (const _ of [1, 2]) expect((await app.as.adminWithWindow.post(`${path}/dismissal`)).status).toBe(200);
  expect(await dismissed()).toBe(true);
});

async function done() {
  const { steps } = (await app.as.admin.get(path)).as(FirstSteps);
  return steps.filter((step) => step.done).map(({ name }) => name);
}
