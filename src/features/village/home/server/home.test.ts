import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Home } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId, homeTeamId: us, awayTeamId: them } = await sides.of(world);
const third = await addTeam(world);
const { member, otherMember, adminWithWindow: admin } = arena.as;

const read = async (person = member) => (await person.get('/api/user/home')).as(Home);
const shown = async (person = member) => (await read(person)).rows.map(({ id }) => id).sort((a, b) => a - b);
const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();

async function addGame(homeTeamId: number, awayTeamId: number, dateTime: string, fields: object = {}) {
  const fixture = { sportId, homeTeamId, awayTeamId, location: 'Hall', dateTime };
  return (await admin.post('/api/games', { ...fixture, ...fields })).as(Game).id;
}

test('shows nothing to somebody without a team', async () => {
  await addGame(us, them, hours(2));
  expect((await read()).rows).toEqual([]);
});

test('shows the live, the next two and the latest counted game of each team that one follows', async () => {
  await arena.db.deleteFrom('games').execute();
  const result = (fields: object = {}) => ({ status: 'completed', homeScore: 2, awayScore: 1, ...fields });
  const last = await addGame(us, them, hours(-30), result());
  await addGame(us, them, hours(-40), result());
  await addGame(them, us, hours(-20), result({ resultType: 'annulled' }));
  await addGame(them, us, hours(400), result());
  await addGame(us, them, hours(-4));
  const begun = await addGame(third, us, hours(-1));
  const next = await addGame(us, third, hours(5));
  await addGame(us, them, hours(9));
  const live = await addGame(them, us, hours(-1), { status: 'live', homeScore: 0, awayScore: 3 });
  const others = await addGame(them, third, hours(1));
  await member.post(`/api/teams/${us}/follow`);
  expect(await shown()).toEqual([last, begun, next, live].sort((a, b) => a - b));
  await member.post(`/api/teams/${third}/follow`);
  expect(await shown()).toContain(others);
  expect(await shown(otherMember)).toEqual([]);
});

test('says that its rows are games, so that a score typed elsewhere is put into them', async () => {
  const { headers } = await member.get('/api/user/home');
  expect(headers.get('x-rows')).toBe('game /api/games');
  expect(headers.get('x-tags')?.split(' ')).toEqual(expect.arrayContaining(['games', 'game:*']));
});

const links = async (person = member) => (await read(person)).steps.map(({ link }) => link);

test('offers each step until it is done', async () => {
  expect(await links(otherMember)).toEqual(['/teams', '/players#find', '/account/notifications']);
  await otherMember.post(`/api/teams/${us}/follow`);
  expect(await links(otherMember)).toEqual(['/players#find', '/account/notifications']);
  await otherMember.post('/api/user/home/steps', { done: 'install' });
  expect(await read(otherMember)).toMatchObject({ steps: [{}, {}], offersInstall: false });
});

test('offers no step to an account that put them away, and to others still', async () => {
  for (const _ of [1, 2]) expect((await otherMember.post('/api/user/home/steps', { done: 'all' })).status).toBe(200);
  expect(await read(otherMember)).toMatchObject({ steps: [], offersInstall: false });
  expect(await links()).toEqual(['/players#find', '/account/notifications']);
  expect((await member.post('/api/user/home/steps', { done: 'everything' })).status).toBe(400);
});
