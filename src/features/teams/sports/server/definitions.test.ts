import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { openOlderApp } from '#app/testing/older-app.ts';
import { nameKey } from '#shared/names.ts';
import { sports as contract } from '../contract.ts';
import { definitionOf } from '../rules.ts';

const ofTheEleven = [
  ...['basketball', 'netball', 'soccer', 'rugby', 'esports', 'diski', 'chess', 'cheerleading', 'fitness-club'],
  ...['pool', 'hockey'],
];

it('gives every sport that a village begins with a definition of its own', async () => {
  await using app = await startTestApp();
  const sports = (await app.as.member.get('/api/sports')).as(z.array(contract.ResponseBody));
  expect(sports.map(({ definition }) => definition)).toEqual(ofTheEleven);
  expect(sports.map(({ definition }) => definitionOf(definition).name)).toEqual(sports.map(({ name }) => name));
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

it('defines the sports of an older village by name, and a renamed one by its id', async () => {
  await using village = await openOlderApp('0022');
  const own = [
    { id: 1, name: 'Tennis', version: 1 },
    { id: 6, name: 'Street Soccer', version: 2 },
    { id: 14, name: 'BASKETBALL', version: 3 },
  ];
  await village.db
    .insertInto('sports')
    .values(own.map((sport) => ({ ...sport, name_key: nameKey(sport.name) })))
    .execute();
  await village.update();
  const found = await village.db
    .selectFrom('sports')
    .select(['id', 'definition'])
    .where('id', 'in', [1, 6, 14])
    .execute();
  expect(found.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, definition: 'general' },
    { id: 6, definition: 'diski' },
    { id: 14, definition: 'basketball' },
  ]);
});
