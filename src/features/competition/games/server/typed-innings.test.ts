import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'cricket' }).where('id', '=', opponents.sportId).execute();

const send = (fields: object) =>
  arena.as.adminWithWindow.post('/api/games', {
    ...{ ...opponents, dateTime: '2026-03-01T10:00:00Z', location: 'Oval' },
    ...fields,
  });
const change = (id: number, fields: object) => arena.as.officer.patch(`/api/games/${id}`, fields);
const read = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const whole = { overs: 20, players: 11 };
const home = { side: 'home', wickets: 5, balls: 120, ...whole };
const away = { side: 'away', wickets: 10, balls: 111, ...whole };
const score = { homeScore: 164, awayScore: 128 };

it('keeps the innings that somebody types beside a score, in the order of batting', async () => {
  const { id } = (await send(score)).as(Game);
  expect((await change(id, { innings: [away, home] })).status).toBe(200);
  expect((await read(id)).innings).toEqual([away, home]);
  expect((await change(id, { homeScore: 165 })).status).toBe(200);
  expect((await read(id)).innings).toHaveLength(2);
  expect((await change(id, { innings: [{ ...home, overs: 25, players: 8 }] })).status).toBe(200);
  expect((await read(id)).innings).toEqual([{ ...home, overs: 25, players: 8 }]);
  expect((await change(id, { innings: null })).status).toBe(200);
  expect((await read(id)).innings).toBeNull();
  await change(id, { innings: [home] });
  await change(id, { homeScore: null, awayScore: null, status: 'upcoming' });
  expect(await read(id)).toMatchObject({ status: 'upcoming', innings: null });
  const fresh = (await send({ ...score, innings: [home, away] })).as(Game);
  expect(fresh.innings?.map(({ wickets }) => wickets)).toEqual([5, 10]);
});

it('refuses innings that cannot be right, and keeps what was', async () => {
  const { id } = (await send({ ...score, innings: [home] })).as(Game);
  const refused = async (fields: object) => (await change(id, fields)).as(ErrorResponse).message;
  expect(await refused({ innings: [{ ...home, balls: 121 }] })).toContain('20.1 overs are more than the 20 of a side');
  expect(await refused({ innings: [home, home] })).toContain('Each side has one innings');
  expect(await refused({ innings: [{ ...home, wickets: 5, players: 5 }] })).toContain('at most 4 wickets');
  expect((await change(id, { innings: [{ ...home, balls: '18.' }] })).status).toBe(400);
  const notPlayed = { resultType: 'walkover', resultAgainst: 'home', homeScore: null, awayScore: null };
  expect(await refused({ ...notPlayed, innings: [home] })).toContain('Only a game that was played has them');
  expect((await send({ innings: [home] })).as(ErrorResponse).message).toContain('Enter both scores too');
  expect((await read(id)).innings).toEqual([home]);
  expect((await arena.as.member.patch(`/api/games/${id}`, { innings: [home] })).status).toBe(403);
});

it('counts typed overs in the net run rate of the table', async () => {
  const competitionId = await addCompetition(world);
  const { id } = (await send({ ...score, competitionId })).as(Game);
  const rates = async () => {
    const { body } = await arena.as.member.get(`/api/standings?competitionId=${competitionId}`);
    return JSON.stringify(body).match(/"netRunRate":(-?[\d.]+|null)/g);
  };
  const before = await rates();
  await change(id, { innings: [home, away] });
  expect(before).toEqual(['"netRunRate":null', '"netRunRate":null']);
  // All out: its twenty overs count, 164/20 - 128/20.
  expect((await rates())?.toSorted()).toEqual(['"netRunRate":-1.8', '"netRunRate":1.8']);
});
