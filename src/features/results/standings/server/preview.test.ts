import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Standings, TablePreview } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId, homeTeamId: us, awayTeamId: them } = await sides.of(world);
const third = await addTeam(world);
const admin = arena.as.adminWithWindow;

async function addCompetition(): Promise<number> {
  const body = { name: world.word(), kind: 'league', sportId, pointsForWin: 3, pointsForDraw: 1 };
  return (await admin.post('/api/competitions', body)).as(competitions.ResponseBody).id;
}

async function play(
  competitionId: number,
  homeTeamId: number,
  awayTeamId: number,
  homeScore: number,
  awayScore: number,
) {
  const body = { sportId, homeTeamId, awayTeamId, competitionId, location: 'Hall', dateTime: '2026-03-01T10:00:00Z' };
  expect((await admin.post('/api/games', { ...body, homeScore, awayScore })).status).toBe(201);
}

const preview = async (competitionId: number, changes: object) =>
  (await admin.post('/api/standings/preview', { competitionId, changes })).as(TablePreview);
const read = async (id: number) => (await arena.as.member.get(`/api/standings?competitionId=${id}`)).as(Standings);
const places = ({ rows }: Standings) => rows.map(({ team, position, points }) => [team.id, position, points]);
const change = (id: number, changes: object) => admin.patch(`/api/competitions/${id}`, changes);

it('is the table that saving the same changes gives, and stores nothing', async () => {
  const id = await addCompetition();
  await play(id, us, them, 1, 0);
  await play(id, third, us, 4, 4);
  await play(id, third, them, 2, 2);
  await play(id, third, us, 0, 0);
  await play(id, them, third, 1, 1);
  const before = places(await read(id));
  // A win is worth less than two draws from now on; then again, by the share of wins.
  for (const changes of [
    { pointsForWin: 1 },
    { tableOrder: 'winPercentage', firstTieBreak: 'difference' },
    { pointsForWin: null },
  ]) {
    const now = places(await read(id));
    const { teams, rule } = await preview(id, changes);
    expect(teams.map(({ team, before: was }) => [team.id, was.position, was.points]).sort()).toEqual(now.sort());
    expect((await change(id, changes)).status).toBe(200);
    const saved = await read(id);
    expect(teams.map(({ team, after }) => [team.id, after.position, after.points])).toEqual(places(saved));
    expect(rule).toBe(saved.rule);
  }
  expect(places(await read(id))).not.toEqual(before);
});

it('is empty before the first result, and refuses what could not be saved', async () => {
  const id = await addCompetition();
  expect((await preview(id, { pointsForWin: 1 })).teams).toEqual([]);
  const ask = (body: object) => admin.post('/api/standings/preview', body);
  expect((await ask({ competitionId: id, changes: { pointsForWin: 99 } })).status).toBe(400);
  expect((await ask({ competitionId: 987_654, changes: {} })).status).toBe(404);
});
