import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game, Stages } from '#features/competition/games/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Standings, TeamStanding } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId, homeTeamId: us, awayTeamId: them } = await sides.of(world);
const [third, fourth] = [await addTeam(world), await addTeam(world)];
const admin = arena.as.adminWithWindow;

const addCompetition = async (fields: object) =>
  (await admin.post('/api/competitions', { name: world.word(), kind: 'league', sportId, ...fields })).as(
    competitions.ResponseBody,
  ).id;

async function play(competitionId: number, homeTeamId: number, awayTeamId: number, fields: object): Promise<Game> {
  const body = { sportId, homeTeamId, awayTeamId, competitionId, location: 'Hall', dateTime: '2026-03-01T10:00:00Z' };
  return (await admin.post('/api/games', { ...body, ...fields })).as(Game);
}

const read = async (competitionId: number, more = '') =>
  (await arena.as.member.get(`/api/standings?competitionId=${competitionId}${more}`)).as(Standings);
const lines = (rows: Standings['rows']) => rows.map(({ position, team, points }) => [position, team.id, points]);

it('a competition with groups has a table for each, of its own games and teams', async () => {
  const id = await addCompetition({ pointsForWin: 3 });
  await play(id, us, them, { group: 'Group B', round: 'Matchday 1', homeScore: 2, awayScore: 0 });
  await play(id, third, fourth, { group: 'Group A', round: 'Matchday 1', homeScore: 1, awayScore: 1 });
  await play(id, us, third, { round: 'Final', category: 'playoff', homeScore: 0, awayScore: 5 });
  await play(id, us, fourth, { round: 'Crossover', dateTime: '2026-04-01T10:00:00Z' });
  const { groups, rows } = await read(id);
  expect(groups.map(({ name }) => name)).toEqual(['Group A', 'Group B']);
  expect(lines(groups[1]?.rows ?? [])).toEqual([
    [1, us, 3],
    [2, them, 0],
  ]);
  expect(groups[0]?.rows.map(({ team, points }) => [team.id, points]).sort()).toEqual(
    [
      [third, 1],
      [fourth, 1],
    ].sort(),
  );
  expect(rows).toHaveLength(4);
  expect(lines((await read(id, '&group=Group+B')).rows)).toEqual(lines(groups[1]?.rows ?? []));
  expect((await read(id, '&group=Group+C')).rows).toEqual([]);

  const places = (await arena.as.member.get('/api/standings/teams')).as(z.array(TeamStanding));
  expect(places.find(({ teamId }) => teamId === them)?.place).toMatchObject({ position: 2, of: 2, group: 'Group B' });

  const stages = async (query: string) => (await arena.as.member.get(`/api/games/stages?${query}`)).as(Stages);
  expect(await stages(`competitionId=${id}`)).toEqual({
    groups: ['Group A', 'Group B'],
    rounds: ['Final', 'Matchday 1', 'Crossover'],
  });
  expect((await arena.as.member.get(`/api/games?competitionId=${id}&group=Group+B`)).as(z.array(Game))).toMatchObject([
    { group: 'Group B', round: 'Matchday 1' },
  ]);
  expect((await arena.as.member.get(`/api/games?round=Final&sportId=${sportId}`)).as(z.array(Game))).toHaveLength(1);
});

it('overtime counts where somebody said so, in a shoot-out, and from the scores of a box score', async () => {
  const id = await addCompetition({
    pointsForWin: 3,
    pointsForDraw: 1,
    pointsForLoss: 0,
    overtimeWin: 2,
    overtimeLoss: 1,
  });
  const said = await play(id, us, them, { homeScore: 3, awayScore: 2, overtime: true });
  expect(said.overtime).toBe(true);
  await play(id, them, us, { homeScore: 2, awayScore: 2, homeShootout: 4, awayShootout: 3 });
  const { rows, columns } = await read(id);
  expect(columns.slice(0, 2)).toEqual(['overtimeWon', 'overtimeLost']);
  expect(
    rows
      .map(({ team, points, won, lost, drawn, overtimeWon }) => [team.id, points, won, lost, drawn, overtimeWon])
      .sort(),
  ).toEqual(
    [
      [us, 3, 1, 1, 0, 1],
      [them, 3, 1, 1, 0, 1],
    ].sort(),
  );
  const changed = async (fields: object) => (await admin.patch(`/api/games/${said.id}`, fields)).as(Game);
  expect((await changed({ overtime: false })).overtime).toBe(false);
  expect((await read(id)).rows[0]).toMatchObject({ team: { id: us }, points: 4 });
  expect((await changed({ resultType: 'forfeit', resultAgainst: 'away', overtime: true })).overtime).toBe(false);
});
