import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { competitions } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

const send = (fields: object) =>
  arena.as.adminWithWindow.post('/api/competitions', {
    ...{ name: world.word(), kind: 'league', sportId: opponents.sportId },
    ...fields,
  });
const add = async (fields: object = {}) => (await send(fields)).as(competitions.ResponseBody);
const change = (id: number, fields: object) => arena.as.adminWithWindow.patch(`/api/competitions/${id}`, fields);

it('defaults to the current season, no teams and the rules of its sport', async () => {
  expect(await add()).toMatchObject({
    ...{ season: '2026', teamIds: [], bonuses: true, firstTieBreak: 'sport', pointsForWin: null, forfeitScore: null },
    sport: { id: opponents.sportId },
  });
});

it('has a unique name within a sport and season', async () => {
  const { name } = await add({ season: '2025' });
  const again = await send({ name: name.toUpperCase(), season: '2025' });
  expect([again.status, again.as(ErrorResponse).message]).toEqual([
    409,
    'There is already a competition with that name in this sport and season',
  ]);
  expect((await send({ name, season: '2024' })).status).toBe(201);
});

it('takes only teams of its sport, and drops one that is deleted', async () => {
  const [remaining, deleted] = [await addTeam(world), await addTeam(world)];
  // Forms send ids as text.
  const { id, teamIds } = await add({ teamIds: [String(remaining), deleted] });
  expect(teamIds).toEqual([remaining, deleted]);
  await arena.as.adminWithWindow.delete(`/api/teams/${deleted}`);
  expect((await arena.as.member.get(`/api/competitions/${id}`)).as(competitions.ResponseBody).teamIds).toEqual([
    remaining,
  ]);
  const sportId = await addSport(world);
  expect((await send({ sportId, teamIds: [remaining] })).status).toBe(400);
  expect((await change(id, { teamIds: [remaining, 987_654] })).status).toBe(400);
});

it('cannot change its sport', async () => {
  const { id } = await add();
  expect((await change(id, { sportId: await addSport(world) })).status).toBe(400);
  expect((await change(id, { sportId: opponents.sportId, kind: 'friendly' })).status).toBe(200);
});

it.each([
  { kind: 'knock-out' },
  { sportId: 987_654 },
  { pointsForWin: -1 },
  { forfeitScore: 0 },
  { forfeitPoints: 21 },
  { firstTieBreak: 'luck' },
  { season: 'x'.repeat(21) },
  { teamIds: ['x'] },
])('refuses %j', async (fields) => expect((await send(fields)).status).toBe(400));
