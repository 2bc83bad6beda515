import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { sports as contract } from '../contract.ts';
import { getDefinition } from '../rules.ts';
import { korfball } from '../testing/korfball.ts';

const ofTheEleven = [
  ...['basketball', 'netball', 'soccer', 'rugby', 'esports', 'diski', 'chess', 'cheerleading', 'fitness-club'],
  ...['pool', 'hockey'],
];

it('gives every sport that a village begins with a definition of its own', async () => {
  await using app = await startTestApp();
  const sports = (await app.as.member.get('/api/sports')).as(z.array(contract.ResponseBody));
  expect(sports.map(({ definition }) => definition)).toEqual(ofTheEleven);
  expect(sports.map(({ definition }) => getDefinition(definition).name)).toEqual(sports.map(({ name }) => name));
});

it('gives a new sport the definition of its name or the general one; an admin may choose another', async () => {
  await using app = await startTestApp();
  const admin = app.as.adminWithWindow;
  const padel = (await admin.post('/api/sports', { name: 'Padel' })).as(contract.ResponseBody);
  expect(padel.definition).toBe('general');
  const change = async (sent: object) => await admin.patch(`/api/sports/${padel.id}`, sent);
  expect((await change({ definition: 'pool' })).as(contract.ResponseBody).definition).toBe('pool');
  expect((await change({ name: 'Padel Tennis' })).as(contract.ResponseBody).definition).toBe('pool');
  const refused = await change({ definition: 'quidditch' });
  expect(refused.status).toBe(400);
  expect(
    (await admin.post('/api/sports', { name: 'Futsal', definition: 'soccer' })).as(contract.ResponseBody),
  ).toMatchObject({ name: 'Futsal', definition: 'soccer' });
  const hockey = (await admin.get('/api/sports/11')).as(contract.ResponseBody);
  await admin.delete('/api/sports/11');
  expect((await admin.post('/api/sports', { name: 'HOCKEY' })).as(contract.ResponseBody).definition).toBe(
    hockey.definition,
  );
});

it('takes a definition that the village made, and says of each part what is wrong with it', async () => {
  await using app = await startTestApp();
  const admin = app.as.adminWithWindow;
  const add = (definition: string) => admin.post('/api/sports', { name: 'Korfball', definition });
  const refused = async (definition: string) => (await add(definition)).as(ErrorResponse);
  expect(await refused('{')).toEqual({
    message: 'definition is not valid JSON',
    issues: [{ path: 'definition', message: 'is not valid JSON' }],
  });
  const [goals, ...others] = korfball.statistics;
  const faulty = { ...korfball, statistics: [{ ...goals, label: 'x'.repeat(41) }, ...others], colour: 'green' };
  expect((await refused(JSON.stringify(faulty))).issues).toEqual([
    { path: 'definition.statistics.0.label', message: 'must have at most 40 characters' },
    { path: 'definition.colour', message: 'is not known here' },
  ]);
  expect((await add(JSON.stringify({ ...korfball, about: 'x'.repeat(1001) }))).status).toBe(400);
  expect((await add(`{"about":"${'x'.repeat(40_000)}"}`)).status).toBe(400);
  expect(
    (await app.as.member.post('/api/sports', { name: 'Korfball', definition: JSON.stringify(korfball) })).status,
  ).toBe(403);
  const sport = (await add(JSON.stringify(korfball, null, 2))).as(contract.ResponseBody);
  expect(JSON.parse(sport.definition)).toEqual(korfball);
});
