import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { openOlderApp } from '#app/testing/older-app.ts';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/names.ts';
import { sports as contract } from '../contract.ts';

const theEleven = [
  ...['Basketball', 'Netball', 'Soccer', 'Rugby', 'eSports', 'Diski', 'Chess', 'Cheerleading', 'Fitness Club'],
  ...['Pool', 'Hockey'],
];
const numbered = theEleven.map((name, at) => ({ id: at + 1, name, version: 1 }));

it('gives every village the first sports, and the next sport an id after them', async () => {
  await using app = await startTestApp();
  const sports = (await app.as.member.get('/api/sports')).as(z.array(contract.ResponseBody));
  expect(sports.map(({ id, name, version }) => ({ id, name, version }))).toEqual(numbered);
  const added = await app.as.adminWithWindow.post('/api/sports', { name: 'Padel' });
  expect(added.as(contract.ResponseBody)).toMatchObject({ id: 12, name: 'Padel' });
});

interface StoredSport {
  id: number;
  name: string;
  version: number;
}

async function afterUpdate(before: StoredSport[]): Promise<StoredSport[]> {
  await using village = await openOlderApp('0022');
  const rows = before.map((sport) => ({ ...sport, name_key: nameKey(sport.name) }));
  if (rows.length > 0) await village.db.insertInto('sports').values(rows).execute();
  await village.update();
  return await sportsOf(village.db);
}

const sportsOf = (db: Database) => db.selectFrom('sports').select(['id', 'name', 'version']).orderBy('id').execute();

it('adds them to an older village', async () => {
  expect(await afterUpdate([])).toEqual(numbered);
});

it('leaves them unchanged in a village that has them, renamed or not', async () => {
  const renamed = numbered.map((sport) => (sport.id === 6 ? { id: 6, name: 'Street Soccer', version: 2 } : sport));
  expect(await afterUpdate(renamed)).toEqual(renamed);
});

it('adds the missing ones beside a village’s own sports, which keep their ids', async () => {
  const own = [
    { id: 1, name: 'Tennis', version: 1 },
    { id: 2, name: 'CHESS', version: 3 },
    { id: 14, name: 'Squash', version: 1 },
  ];
  expect(await afterUpdate(own)).toEqual([
    { id: 1, name: 'Tennis', version: 1 },
    { id: 2, name: 'CHESS', version: 3 },
    ...numbered.slice(2).filter(({ name }) => name !== 'Chess'),
    { id: 14, name: 'Squash', version: 1 },
    { id: 15, name: 'Basketball', version: 1 },
  ]);
});

it('reuses no id that was given before', async () => {
  await using village = await openOlderApp('0022');
  const { db } = village;
  for (const name of ['Tennis', 'Squash']) await db.insertInto('sports').values({ name, name_key: name }).execute();
  for (let id = 3; id <= 20; id += 1)
    await db
      .insertInto('sports')
      .values({ name: 'x', name_key: `${id}` })
      .execute();
  await db.deleteFrom('sports').where('name', '=', 'x').execute();
  await village.update();
  const { id } = await db
    .insertInto('sports')
    .values({ name: 'Padel', name_key: 'padel' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(22);
});
