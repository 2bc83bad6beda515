import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { TeamStanding } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId, homeTeamId: us, awayTeamId: them } = await sides.of(world);
const admin = arena.as.adminWithWindow;

const listed = async () => (await arena.as.member.get('/api/standings/teams')).as(z.array(TeamStanding));
const standingOf = async (teamId: number) => (await listed()).find((standing) => standing.teamId === teamId);

async function addResult(homeTeamId: number, awayTeamId: number, fields: object) {
  const fixture = { sportId, homeTeamId, awayTeamId, location: 'Hall', dateTime: '2026-03-01T10:00:00Z' };
  return (await admin.post('/api/games', { ...fixture, status: 'completed', ...fields })).as(Game).id;
}

async function addLeague(): Promise<number> {
  const body = { name: world.word(), kind: 'league', sportId, season: '2026' };
  return (await admin.post('/api/competitions', body)).as(competitions.ResponseBody).id;
}

it('has nothing to say before the first game', async () => {
  expect(await listed()).toEqual([]);
});

it('gives form by all results that count, and the place by those of the league', async () => {
  const third = await addTeam(world);
  await addResult(us, them, { homeScore: 3, awayScore: 0 });
  await addResult(third, us, { dateTime: '2026-03-02T10:00:00Z', category: 'friendly', homeScore: 1, awayScore: 0 });
  await addResult(us, third, { dateTime: '2026-03-03T10:00:00Z', homeScore: 9, awayScore: 0, status: 'live' });
  const annulled = { homeScore: 9, awayScore: 0, resultType: 'annulled' };
  await addResult(us, them, { dateTime: '2026-03-04T10:00:00Z', ...annulled });
  const table = { of: 3, sportId, competitionId: null, group: null };
  expect(await standingOf(us)).toEqual({ teamId: us, form: ['W', 'L'], place: { position: 1, ...table } });
  expect(await standingOf(them)).toMatchObject({ form: ['L'], place: { position: 3 } });
  expect(await standingOf(third), 'only planned in the league').toMatchObject({ form: ['W'], place: null });
});

it('follows a corrected result', async () => {
  const id = await addResult(us, them, { dateTime: '2026-03-05T10:00:00Z', homeScore: 1, awayScore: 0 });
  expect((await standingOf(us))?.form).toEqual(['W', 'L', 'W']);
  await admin.patch(`/api/games/${id}`, { homeScore: 0, awayScore: 2 });
  expect((await standingOf(us))?.form).toEqual(['W', 'L', 'L']);
});

it('says the place in the own league where a season has several', async () => {
  const [upper, lower] = [await addLeague(), await addLeague()];
  const last = await addTeam(world);
  await addResult(us, them, { competitionId: upper, category: 'league', homeScore: 0, awayScore: 1 });
  await addResult(last, them, { competitionId: lower, category: 'league', homeScore: 5, awayScore: 0 });
  expect((await standingOf(us))?.place).toMatchObject({ position: 2, of: 2, competitionId: upper });
  expect((await standingOf(last))?.place).toMatchObject({ position: 1, of: 2, competitionId: lower });
});
