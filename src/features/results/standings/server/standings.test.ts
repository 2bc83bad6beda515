import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { Standings } from '../contract.ts';
import { computeStandings } from '../rules.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

const read = async (query = `sportId=${opponents.sportId}`) =>
  (await arena.as.member.get(`/api/standings?${query}`)).as(Standings);

async function addGame(homeTeamId: number, awayTeamId: number, fields: Record<string, unknown>): Promise<number> {
  const fixture = { sportId: opponents.sportId, homeTeamId, awayTeamId, location: 'Hall' };
  const body = { ...fixture, dateTime: '2026-03-01T10:00:00Z', ...fields };
  return (await arena.as.adminWithWindow.post('/api/games', body)).as(Game).id;
}

async function addCompetition(fields: object): Promise<number> {
  const body = { name: world.word(), kind: 'league', sportId: opponents.sportId, ...fields };
  return (await arena.as.adminWithWindow.post('/api/competitions', body)).as(competitions.ResponseBody).id;
}

const listGames = (season: string) => arena.db.selectFrom('games').select('id').where('season', '=', season).execute();

/** Returns the number of the change. */
async function change(id: number, fields: Record<string, unknown>): Promise<number> {
  const response = await arena.as.adminWithWindow.patch(`/api/games/${id}`, fields);
  expect(response.status).toBe(200);
  return Number(response.headers.get('x-change'));
}

it('reports that a village without games has no table', async () => {
  const { sport, rows, sports, season } = await read('');
  expect([sport, rows, sports, season]).toEqual([null, [], [], '2026']);
});

it('follows results, and counts only league and regular games', async () => {
  const { homeTeamId: us, awayTeamId: them } = opponents;
  const third = await addTeam(world);
  const id = await addGame(us, them, { homeScore: 2, awayScore: 1, status: 'completed' });
  await addGame(us, third, { category: 'league', homeScore: 1, awayScore: 1, status: 'completed' });
  await addGame(third, them, { category: 'friendly', homeScore: 9, awayScore: 0, status: 'completed' });
  await addGame(third, us, { homeScore: 5, awayScore: 0, status: 'live' });
  await addGame(third, them, { homeScore: null, awayScore: null, status: 'cancelled' });
  const lines = async () =>
    (await read()).rows.map(({ team, played, points, difference, form }) => [
      team.id,
      played,
      points,
      difference,
      form,
    ]);
  expect(await lines()).toEqual([
    [us, 2, 3, 1, ['W', 'D']],
    [third, 1, 1, 0, ['D']],
    [them, 1, 0, -1, ['L']],
  ]);
  await change(id, { homeScore: 0 });
  expect((await lines()).map(([team]) => team)).toEqual([them, third, us]);
  await change(id, { homeScore: 2 });
});

it('shows the latest season unless another is asked for, and the sport played last', async () => {
  const { homeTeamId: us, awayTeamId: them } = opponents;
  await addGame(us, them, { season: '2025', dateTime: '2025-03-01T10:00:00Z', homeScore: 0, awayScore: 4 });
  const latest = await read('');
  expect([latest.sport?.id, latest.season, latest.seasons]).toEqual([opponents.sportId, '2026', ['2026', '2025']]);
  const before = await read(`sportId=${opponents.sportId}&season=2025`);
  expect(before.rows.map(({ team, points }) => [team.id, points > 0])).toEqual([
    [them, true],
    [us, false],
  ]);
  expect((await read(`sportId=${opponents.sportId}&season=1999`)).rows).toEqual([]);
  const none = await read('sportId=999999');
  expect([none.sport, none.sports.map(({ id }) => id)]).toEqual([null, [opponents.sportId]]);
});

it('sends an event for a corrected result, but not for a tap in a live game', async () => {
  const { homeTeamId: us, awayTeamId: them } = opponents;
  const live = await addGame(us, them, { status: 'live', homeScore: 0, awayScore: 0 });
  const done = await addGame(us, them, { status: 'completed', homeScore: 0, awayScore: 0 });
  using stream = await listen(arena.url, arena.as.member);
  // Waits for an earlier change first, so that a late event of before the tap is not mistaken for the tap's.
  const before = await change(done, { location: 'Field' });
  await stream.receive(({ number }) => number >= before);
  await change(live, { homeScore: 1 });
  const tap = await stream.receive(({ tags, number }) => number > before && tags.includes(`game:${live}`));
  expect(tap.tags).not.toContain('results');
  await change(done, { homeScore: 1 });
  await stream.receive(({ tags }) => tags.includes('results'));
});

it('sends no event of results for a completed game that moves to another venue, but for another time', async () => {
  const { homeTeamId: us, awayTeamId: them } = opponents;
  const done = await addGame(us, them, { status: 'completed', homeScore: 0, awayScore: 0 });
  using stream = await listen(arena.url, arena.as.member);
  // Waits for an earlier change first, as an event may hold those of the last 200 ms.
  const before = await change(done, { location: 'Field' });
  await stream.receive(({ number }) => number >= before);
  const moved = await change(done, { location: 'Another field' });
  const event = await stream.receive(({ tags, number }) => number >= moved && tags.includes(`game:${done}`));
  expect(event.tags).not.toContain('results');
  await change(done, { dateTime: '2026-03-02T10:00:00Z' });
  await stream.receive(({ tags }) => tags.includes('results'));
});

it('refuses what is not the id of a sport', async () => {
  expect((await arena.as.member.get('/api/standings?sportId=x')).status).toBe(400);
});

it('counts forfeits by rule and marks them, and leaves out games that do not count', async () => {
  const { homeTeamId: us, awayTeamId: them, sportId } = opponents;
  const season = { season: '2019' };
  const league = await addCompetition({ ...season, lateForfeitPoints: -2, pointsForWin: 5 });
  const played = await addGame(us, them, { ...season, homeScore: 2, awayScore: 2 });
  const forfeit = { resultType: 'forfeit', resultAgainst: 'away', forfeitNotice: 'late' };
  const forfeited = await addGame(us, them, { ...season, ...forfeit });
  await addGame(us, them, { ...season, homeScore: 9, awayScore: 0, resultType: 'annulled' });
  await addGame(us, them, { ...season, homeScore: 9, awayScore: 0, resultType: 'abandoned', counts: false });
  const lines = async (query: string) =>
    (await read(query)).rows.map(({ team, played: games, points, form, marks }) => [
      team.id,
      games,
      points,
      form,
      marks,
    ]);
  const whole = `sportId=${sportId}&season=2019`;
  const mark = { resultType: 'forfeit', games: 1 };
  expect(await lines(whole)).toEqual([
    [us, 2, 3, ['D', 'W'], [{ ...mark, outcome: 'W', points: 2 }]],
    [them, 2, 1, ['D', 'L'], [{ ...mark, outcome: 'L', points: 0 }]],
  ]);
  await change(forfeited, { competitionId: league });
  expect(await lines(`competitionId=${league}`)).toEqual([
    [us, 1, 5, ['W'], [{ ...mark, outcome: 'W', points: 5 }]],
    [them, 1, -2, ['L'], [{ ...mark, outcome: 'L', points: -2 }]],
  ]);
  // Once all games of the season are the league's, the season's table is the league's.
  expect((await read(whole)).competition).toBeNull();
  for (const { id } of await listGames('2019')) await change(id, { competitionId: league });
  expect((await read(whole)).competition?.id).toBe(league);
  expect((await lines(whole)).map(([, , points]) => points)).toEqual([6, -1]);
  await change(played, { category: 'playoff' });
  expect((await lines(whole)).map(([, games]) => games)).toEqual([1, 1]);
});

it('counts a loss for both sides if neither came, by the points of the competition', async () => {
  const { homeTeamId: us, awayTeamId: them } = opponents;
  const competitionId = await addCompetition({ season: '2017', lateForfeitPoints: -2 });
  const forfeit = { resultType: 'forfeit', resultAgainst: 'both' };
  await addGame(us, them, { competitionId, ...forfeit });
  const late = await addGame(us, them, { competitionId, ...forfeit, forfeitNotice: 'late' });
  const { rows } = await read(`competitionId=${competitionId}`);
  const line = { played: 2, won: 0, drawn: 0, lost: 2, for: 0, against: 0, points: -2, form: ['L', 'L'] };
  const marks = [{ resultType: 'forfeit', outcome: 'L', games: 2, points: -2 }];
  expect(rows).toMatchObject([
    { ...line, marks },
    { ...line, marks },
  ]);
  await change(late, { forfeitNotice: 'inTime' });
  expect((await read(`competitionId=${competitionId}`)).rows.map(({ points }) => points)).toEqual([0, 0]);
});

it('offers the leagues of the season, narrows to one, and lists a team before its first game', async () => {
  const { homeTeamId: us, awayTeamId: them, sportId } = opponents;
  const season = { season: '2018' };
  const first = await addCompetition({ ...season, teamIds: [us, them] });
  const second = await addCompetition(season);
  const cup = await addCompetition({ ...season, kind: 'cup' });
  await addGame(us, them, { competitionId: first, homeScore: 1, awayScore: 0 });
  await addGame(us, them, { competitionId: first, category: 'playoff', homeScore: 0, awayScore: 7 });
  await addGame(them, us, { competitionId: second, homeScore: 3, awayScore: 0 });
  await addGame(them, us, { competitionId: cup, homeScore: 3, awayScore: 0 });
  const all = await read(`sportId=${sportId}&season=2018`);
  expect([all.competition, all.competitions.map(({ id }) => id)]).toEqual([null, [first, second]]);
  const played = async (query: string) => (await read(query)).rows.map((row) => [row.team.id, row.played, row.for]);
  expect(await played(`sportId=${sportId}&season=2018`)).toEqual([
    [them, 2, 3],
    [us, 2, 1],
  ]);
  expect(await played(`competitionId=${first}`)).toEqual([
    [us, 1, 1],
    [them, 1, 0],
  ]);
  expect(await played(`sportId=${sportId}&competitionId=${second}`)).toEqual([
    [them, 1, 3],
    [us, 1, 0],
  ]);
  const third = await addCompetition({ ...season, teamIds: [us] });
  expect(await played(`competitionId=${third}`)).toEqual([[us, 0, 0]]);
  expect((await read('competitionId=987654')).sport).toBeNull();
  expect((await read(`sportId=987654&competitionId=${first}`)).sport).toBeNull();
});

/** The English league of 2024-25: facts of https://github.com/openfootball/football.json (CC0), and its table at the end. */
const readRows = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

it('reproduces the table of a real season of 380 games', () => {
  const played = readRows('season-2024-25');
  expect(played).toHaveLength(380);
  const ids = new Map([...new Set(played.map(([, home = '']) => home))].map((name, index) => [name, index]));
  const results = played.map(([, home = '', away = '', homeScore, awayScore]) => ({
    homeTeamId: ids.get(home) ?? -1,
    awayTeamId: ids.get(away) ?? -1,
    homeScore: Number(homeScore),
    awayScore: Number(awayScore),
  }));
  const nameById = new Map([...ids].map(([name, id]) => [id, name]));
  const { table: rules } = getDefinition('soccer');
  const lines = computeStandings(rules, ids.values(), results).map((line) =>
    [nameById.get(line.teamId), line.played, line.won, line.drawn, line.lost, line.for, line.against, line.points].map(
      String,
    ),
  );
  expect(lines).toEqual(readRows('season-2024-25.table'));
});

it('counts a game that a shoot-out decided as drawn, in leagues and in cups', async () => {
  const [us, them] = [await addTeam(world), await addTeam(world)];
  const shootout = { homeScore: 1, awayScore: 1, homeShootout: 4, awayShootout: 2 };
  const ids = [await addCompetition({ season: '1999' }), await addCompetition({ season: '1999', kind: 'cup' })];
  for (const competitionId of ids) {
    await addGame(us, them, { ...shootout, competitionId });
    const { rows } = await read(`competitionId=${competitionId}`);
    expect(rows.map(({ won, drawn, lost, points, form }) => [won, drawn, lost, points, form])).toEqual([
      [0, 1, 0, 1, ['D']],
      [0, 1, 0, 1, ['D']],
    ]);
  }
});
