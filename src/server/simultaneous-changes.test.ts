import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pictureService } from '#features/uploads/server/parts.ts';
import type { Client } from '#testing/client.ts';
import { usernames } from '#testing/people.ts';
import { startTestVillage, type TestVillage } from '#testing/village.ts';
import { buildWorld, type World } from '#testing/world.ts';

let arena: TestVillage;
let world: World;
let admin: Client;
beforeAll(async () => {
  arena = await startTestVillage();
  world = await buildWorld(arena.db, await pictureService.of(arena.village.context));
  admin = arena.as.adminWithWindow;
  await admin.ready();
});
afterAll(() => arena.close());

const Versioned = z.looseObject({ version: z.number() });
const statuses = async (calls: Promise<{ status: number }>[]) => (await Promise.all(calls)).map(({ status }) => status);

const resources: { path: string; add(): Promise<number>; one: object; other: object }[] = [
  { path: '/api/sports', add: () => world.sport(), one: {}, other: {} },
  {
    path: '/api/teams',
    add: () => world.team(),
    one: { gender: 'Female' },
    other: { logo: 'https://img.example/a.png' },
  },
  { path: '/api/clubs', add: () => world.club(), one: { description: 'Early' }, other: { memberCount: 7 } },
  { path: '/api/players', add: () => world.player(), one: { position: 'Guard' }, other: { jerseyNumber: 8 } },
  { path: '/api/games', add: () => world.game(), one: { location: 'Hall' }, other: { homeScore: 3, awayScore: 1 } },
  { path: '/api/workouts', add: () => world.workout(), one: { duration: '20 min' }, other: { featured: true } },
  { path: '/api/better-living-tips', add: () => world.tip(), one: { title: 'Sleep' }, other: { featured: true } },
  { path: '/api/highlights', add: () => world.highlight(), one: { title: 'Buzzer' }, other: { featured: true } },
  { path: '/api/photos', add: () => world.pendingPhoto(), one: { title: 'Dusk' }, other: { description: 'River' } },
  { path: '/api/episodes', add: () => world.episode(), one: { title: 'Finals' }, other: { tags: ['finals'] } },
];

describe.each(resources)('rows of $path', ({ path, add, one, other }) => {
  it('take two changes at the same moment that name no version, one after the other', async () => {
    const row = `${path}/${await add()}`;
    expect(await statuses([admin.patch(row, one), admin.patch(row, other)])).toEqual([200, 200]);
    expect((await admin.get(row)).as(Versioned)).toMatchObject({ ...one, ...other, version: 3 });
  });

  it('take one of two changes at the same moment that name the same version', async () => {
    const row = `${path}/${await add()}`;
    const answers = await statuses([one, other].map((fields) => admin.patch(row, { ...fields, version: 1 })));
    expect(answers.sort()).toEqual([200, 409]);
    expect((await admin.get(row)).as(Versioned).version).toBe(2);
  });

  it('are deleted once', async () => {
    const row = `${path}/${await add()}`;
    expect((await statuses([admin.delete(row), admin.delete(row)])).sort()).toEqual([200, 404]);
  });
});

it('changes the settings twice at the same moment', async () => {
  const change = (fields: object) => admin.patch('/api/settings', fields);
  expect(await statuses([change({ seriesName: 'Courtside' }), change({ season: '2031' })])).toEqual([200, 200]);
  const settings = (await admin.get('/api/settings')).as(Versioned);
  expect(settings).toMatchObject({ seriesName: 'Courtside', season: '2031' });
  const bound = ['2032', '2033'].map((season) => change({ season, version: settings.version }));
  expect((await statuses(bound)).sort()).toEqual([200, 409]);
});

it('gives a role once when two who saw the same account give it', async () => {
  const Account = z.looseObject({ id: z.number(), version: z.number(), username: z.string() });
  const accounts = (await admin.get('/api/admin/users')).as(z.array(Account));
  const account = accounts.find(({ username }) => username === usernames.otherMember);
  const give = () => admin.patch(`/api/admin/users/${account?.id}`, { isAdmin: true, version: account?.version });
  expect((await statuses([give(), give()])).sort()).toEqual([200, 409]);
});
