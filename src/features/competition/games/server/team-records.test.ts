import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

/** Games played, wins and losses, as a member reads them. */
async function record(teamId: number): Promise<number[]> {
  const team = (await arena.as.member.get(`/api/teams/${teamId}`)).as(teams.ResponseBody);
  return [team.gamesPlayed, team.wins, team.losses];
}

async function addGame(homeTeamId: number, awayTeamId: number, fields: Record<string, unknown> = {}): Promise<number> {
  const body = {
    sportId: opponents.sportId,
    homeTeamId,
    awayTeamId,
    dateTime: '2026-03-01T10:00:00Z',
    location: 'Hall',
    ...fields,
  };
  return (await arena.as.adminWithWindow.post('/api/games', body)).as(Game).id;
}

async function change(id: number, fields: Record<string, unknown>): Promise<void> {
  expect((await arena.as.adminWithWindow.patch(`/api/games/${id}`, fields)).status).toBe(200);
}

it('follows every change of a result', async () => {
  const [us, them, others] = [await addTeam(world), await addTeam(world), await addTeam(world)];
  const both = async () => [await record(us), await record(them)];
  const id = await addGame(us, them);
  expect(await both()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await change(id, { homeScore: 3, awayScore: 1 });
  expect(await both()).toEqual([
    [1, 1, 0],
    [1, 0, 1],
  ]);
  await change(id, { awayScore: 3 });
  expect(await both()).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
  await change(id, { awayScore: 4 });
  expect(await both()).toEqual([
    [1, 0, 1],
    [1, 1, 0],
  ]);
  await change(id, { status: 'live' });
  expect(await both()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await change(id, { status: 'completed', category: 'league' });
  expect(await both()).toEqual([
    [1, 0, 1],
    [1, 1, 0],
  ]);
  await change(id, { category: 'friendly' });
  expect(await both()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await change(id, { category: 'regular', awayTeamId: others });
  expect([...(await both()), await record(others)]).toEqual([
    [1, 0, 1],
    [0, 0, 0],
    [1, 1, 0],
  ]);
  await arena.as.adminWithWindow.delete(`/api/games/${id}`);
  expect([...(await both()), await record(others)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

it('adds up over games, home and away, and leaves the other categories out', async () => {
  const [us, them] = [await addTeam(world), await addTeam(world)];
  await addGame(us, them, { homeScore: 2, awayScore: 0 });
  await addGame(them, us, { homeScore: 0, awayScore: 5, category: 'league' });
  await addGame(them, us, { homeScore: 1, awayScore: 1 });
  for (const category of ['tournament', 'playoff', 'friendly', 'exhibition']) {
    await addGame(us, them, { homeScore: 0, awayScore: 9, category });
  }
  expect([await record(us), await record(them)]).toEqual([
    [3, 2, 0],
    [3, 0, 2],
  ]);
});

it('counts all results that are saved at the same moment', async () => {
  const [us, them] = [await addTeam(world), await addTeam(world)];
  const ids: number[] = [];
  for (let game = 0; game < 12; game += 1) ids.push(await addGame(game % 2 ? us : them, game % 2 ? them : us));
  const saved = await Promise.all(
    ids.map((id) => arena.as.officer.patch(`/api/games/${id}`, { homeScore: 1, awayScore: 0 })),
  );
  expect(saved.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect([await record(us), await record(them)]).toEqual([
    [12, 6, 6],
    [12, 6, 6],
  ]);
});

it('keeps a record typed by hand until the team has a result', async () => {
  const [us, them] = [await addTeam(world), await addTeam(world)];
  await arena.as.adminWithWindow.patch(`/api/teams/${us}`, { gamesPlayed: 8, wins: 5, losses: 3 });
  const id = await addGame(us, them);
  expect(await record(us)).toEqual([8, 5, 3]);
  await change(id, { homeScore: 1, awayScore: 0 });
  expect(await record(us)).toEqual([1, 1, 0]);
});
