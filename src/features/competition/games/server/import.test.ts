import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Standings } from '#features/results/standings/contract.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import type { Answers } from '#platform/spreadsheets/contract.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { visitor } from '#server/access/access.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';
import { computeTable, inventedSeason, seasonAsCsv } from '../testing/season.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const importText = (sportId: number, text: string, answers: Answers = { team: 'new' }) =>
  importedCounts(arena.as.adminWithWindow, 'fixtures', sportId, text, { answers });

const changeNumber = async () =>
  (await arena.db.selectFrom('change_number').select('value').executeTakeFirstOrThrow()).value;
const listTeams = (sportId: number) =>
  arena.db
    .selectFrom('teams')
    .select(['name', 'gender', 'games_played', 'wins', 'losses'])
    .where('sport_id', '=', sportId)
    .orderBy('name')
    .execute();

const soccer = 3;
const heading = 'date,time,home,away,home score,away score\n';

it('adds games and missing teams, updates their records, and changes nothing the second time', async () => {
  const sportId = await addSport(world);
  const text = `${heading}16/08/2024,19:30,Lions,Rovers,2,1\n17/08/2024,19:30,Rovers,Comets,,\nsoon,,Lions,Comets,,`;
  expect(await importText(sportId, text)).toEqual([2, 0, 0, 1, 3]);
  expect(await listTeams(sportId)).toEqual([
    { name: 'Comets', gender: 'Mixed', games_played: 0, wins: 0, losses: 0 },
    { name: 'Lions', gender: 'Mixed', games_played: 1, wins: 1, losses: 0 },
    { name: 'Rovers', gender: 'Mixed', games_played: 1, wins: 0, losses: 1 },
  ]);
  const before = await changeNumber();
  expect(await importText(sportId, text)).toEqual([0, 0, 2, 1, 0]);
  expect(await changeNumber()).toBe(before);
});

it('updates a moved date and a new result, and increments only the versions of those games', async () => {
  const sportId = await addSport(world);
  await importText(sportId, `${heading}16/08/2024,19:30,Lions,Rovers,,\n17/08/2024,19:30,Rovers,Lions,,`);
  expect(
    await importText(sportId, `${heading}20/08/2024,18:00,Lions,Rovers,0,3\n17/08/2024,19:30,Rovers,Lions,,`, {
      meeting: 'moved',
    }),
  ).toEqual([0, 1, 1, 0, 0]);
  const games = await arena.db.selectFrom('games').selectAll().where('sport_id', '=', sportId).orderBy('id').execute();
  expect(games.map(({ date_time, status, version }) => [date_time, status, version])).toEqual([
    ['2024-08-20T16:00:00.000Z', 'completed', 2],
    ['2024-08-17T17:30:00.000Z', 'upcoming', 1],
  ]);
  expect((await listTeams(sportId)).map(({ name, wins, losses }) => [name, wins, losses])).toEqual([
    ['Lions', 0, 1],
    ['Rovers', 1, 0],
  ]);
});

it('gives a game the season as its competition spells it', async () => {
  const sportId = await addSport(world);
  const league = { name: 'Winter League', kind: 'league', season: '2024-25', sportId };
  expect((await arena.as.adminWithWindow.post('/api/competitions', league)).status).toBe(201);
  const row = '16/08/2024,19:30,Lions,Rovers,2,1,2024/25';
  const headings = 'date,time,home,away,home score,away score,season';
  const game = async () => {
    const games = (await arena.as.member.get(`/api/games?sportId=${sportId}`)).as(z.array(Game));
    return games.map(({ season, competition }) => [season, competition?.name]);
  };
  expect(await importText(sportId, `${headings}\n${row}`)).toEqual([1, 0, 0, 0, 2]);
  expect(await game()).toEqual([['2024/25', undefined]]);
  const placed = `${headings},competition\n${row},Winter League\n17/08/2024,19:30,Rovers,Lions,,,2024/25,Winter League`;
  expect(await importText(sportId, placed)).toEqual([1, 1, 0, 0, 0]);
  expect(await game()).toEqual([
    ['2024-25', 'Winter League'],
    ['2024-25', 'Winter League'],
  ]);
  expect(await importText(sportId, placed)).toEqual([0, 0, 2, 0, 0]);
});

it('adds each game once when two imports run at the same moment', async () => {
  const sportId = await addSport(world);
  const text = `${heading}16/08/2024,19:30,Lions,Rovers,2,1`;
  const [first, second] = await Promise.all([importText(sportId, text), importText(sportId, text)]);
  expect([first, second].map(([added]) => added).sort()).toEqual([0, 1]);
});

it('previews without writing', async () => {
  const sportId = await addSport(world);
  const { counts, newTeams } = await preview(
    arena.as.adminWithWindow,
    'fixtures',
    sportId,
    `${heading}16/08/2024,19:30,Lions,Rovers,2,1`,
    { answers: { team: 'new' } },
  );
  expect(counts).toEqual({ add: 1, change: 0, skip: 0, ask: 0, refuse: 0 });
  expect(newTeams).toEqual(['Lions', 'Rovers']);
  expect(await listTeams(sportId)).toEqual([]);
});

it('asks which side lost where a file only names one, and reads W and L in the columns of scores', async () => {
  const sportId = await addSport(world);
  const text = [
    `${heading.trim()},result type`,
    '16/08/2024,19:30,Kopano FC,Double Dribble,W,L,',
    '17/08/2024,19:30,Double Dribble,Kopano FC,,,W/O Kopano FC',
    '18/08/2024,19:30,No Show Nomads,Kopano FC,,,No Show Nomads won by walkover',
  ].join('\n');
  const asked = await preview(arena.as.adminWithWindow, 'fixtures', sportId, text, { answers: { team: 'new' } });
  expect(asked.counts).toEqual({ add: 2, change: 0, skip: 0, ask: 1, refuse: 0 });
  expect(asked.questions.filter(({ topic }) => topic === 'ending')).toEqual([
    {
      id: 'ending:3',
      topic: 'ending',
      about: 'Double Dribble v Kopano FC',
      text: "The file says 'W/O Kopano FC'",
      lines: [3],
      options: [
        { value: 'named', label: 'Side named lost' },
        { value: 'other', label: 'Side named won' },
      ],
    },
  ]);
  expect(await importText(sportId, text, { team: 'new', 'ending:3': 'other' })).toEqual([3, 0, 0, 0, 3]);
  const games = (await arena.as.member.get(`/api/games?sportId=${sportId}`)).as(z.array(Game));
  expect(games.map(({ homeTeam, resultType, resultAgainst }) => [homeTeam.name, resultType, resultAgainst])).toEqual([
    ['No Show Nomads', 'walkover', 'away'],
    ['Double Dribble', 'walkover', 'home'],
    ['Kopano FC', 'forfeit', 'away'],
  ]);
});

it('imports a season of 380 games with the correct table, and changes nothing the second time', async () => {
  const sportId = soccer;
  const season = inventedSeason();
  expect(season).toHaveLength(380);
  expect(await importText(sportId, seasonAsCsv(season))).toEqual([380, 0, 0, 0, 20]);
  const { rows, season: name } = (await arena.as.member.get(`/api/standings?sportId=${sportId}`)).as(Standings);
  const table = rows.map((row): [string, number[]] => [
    row.team.name,
    [row.played, row.won, row.drawn, row.lost, row.for, row.against, row.points],
  ]);
  expect(Object.fromEntries(table)).toEqual(computeTable(season));
  expect(name).toBe('2026/27');
  const records = (await listTeams(sportId)).map((team) => [team.name, [team.games_played, team.wins, team.losses]]);
  const expected = Object.entries(computeTable(season)).map(([name, [games, won, , lost]]) => [
    name,
    [games, won, lost],
  ]);
  expect(Object.fromEntries(records)).toEqual(Object.fromEntries(expected));
  const before = await changeNumber();
  expect(await importText(sportId, seasonAsCsv(season))).toEqual([0, 0, 380, 0, 0]);
  expect(await changeNumber()).toBe(before);
});

it('keeps a score that is typed while the import runs', async () => {
  const sportId = await addSport(world);
  await importText(sportId, `${heading}16/08/2024,19:30,Lions,Rovers,,`);
  const typed = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const officer = arena.app.commit(visitor, async (write) => {
    await write.db
      .updateTable('games')
      .set({ home_score: 4, status: 'live' })
      .where('sport_id', '=', sportId)
      .execute();
    typed.resolve();
    await free.promise;
  });
  await typed.promise;
  const moved = importText(sportId, `${heading}20/08/2024,18:00,Lions,Rovers,,`, { meeting: 'moved' });
  await expect.poll(someoneWaits).toBe(true);
  free.resolve();
  await Promise.all([officer, moved]);
  const game = await arena.db
    .selectFrom('games')
    .select(['home_score', 'status', 'date_time'])
    .where('sport_id', '=', sportId)
    .executeTakeFirst();
  expect(game).toEqual({ home_score: 4, status: 'live', date_time: '2024-08-20T16:00:00.000Z' });
});

/** Whether a transaction waits for a row lock. SQLite runs one transaction at a time, so there the next has not begun. */
async function someoneWaits(): Promise<boolean> {
  if (arena.app.engine === 'sqlite') return true;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(arena.db);
  return rows.length > 0;
}
