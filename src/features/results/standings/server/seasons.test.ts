import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import { Standings } from '../contract.ts';
import { realBasketballSeason, realBasketballTeams } from '../testing/real-season.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const basketball = 1;
const soccer = 3;

const readText = (name: string) => readFileSync(new URL(`../fixtures/${name}.csv`, import.meta.url), 'utf8').trim();

const readTable = (name: string) =>
  readText(name)
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Adds a last column with the same cell in every row. */
const withColumn = (text: string, heading: string, cell: string) =>
  text
    .split('\n')
    .map((line, at) => `${line},${at === 0 ? heading : cell}`)
    .join('\n');

const importAs = (sportId: number, text: string, answers = {}) =>
  importedCounts(arena.as.adminWithWindow, 'fixtures', sportId, text, {
    answers: { team: 'new', competition: 'league', meeting: 'new', ...answers },
  });

const read = async (query: string) => (await arena.as.member.get(`/api/standings?${query}`)).as(Standings);

const toLines = ({ rows }: Standings) =>
  rows.map((row) =>
    [row.team.name, row.played, row.won, row.drawn, row.lost, row.for, row.against, row.points].map(String),
  );

const fetchCompetitions = async (sportId: number) =>
  (await arena.as.member.get(`/api/competitions?sportId=${sportId}`)).as(z.array(competitions.ResponseBody))[0];

it('imports a real season of 380 games as a competition, and gets its published table', async () => {
  const text = withColumn(readText('season-2024-25'), 'competition', 'English league');
  expect(await importAs(soccer, text)).toEqual([380, 0, 0, 0, 20]);
  expect(await importAs(soccer, text)).toEqual([0, 0, 380, 0, 0]);
  const league = await fetchCompetitions(soccer);
  expect(league).toMatchObject({ name: 'English league', kind: 'league', season: '2024/25' });
  const published = readTable('season-2024-25.table');
  expect(toLines(await read(`competitionId=${league?.id}`))).toEqual(published);
  const whole = await read(`sportId=${soccer}`);
  expect(toLines(whole)).toEqual(published);
  expect(whole.competition?.id).toBe(league?.id);
});

/** An invented season: a double round of six sides with a forfeit in it, and play-offs. */
it('counts a forfeit but no play-offs in the table of a basketball season', async () => {
  const text = readText('basketball-2025-26');
  const games = text.split('\n').length - 1;
  expect(await importAs(basketball, text)).toEqual([games, 0, 0, 0, 6]);
  expect(games).toBeGreaterThan(30);
  const league = await fetchCompetitions(basketball);
  const table = await read(`competitionId=${league?.id}`);
  expect(toLines(table)).toEqual(readTable('basketball-2025-26.table'));
  expect(toLines(await read(`sportId=${basketball}`))).toEqual(toLines(table));
  const marks = table.rows.flatMap((row) => row.marks.map((mark) => [row.team.name, mark.outcome, mark.points]));
  expect(marks).toEqual([
    ['Lake Otters', 'W', 2],
    ['Orchard Bears', 'L', 0],
  ]);
  const playoffs = (await arena.as.member.get('/api/games?category=playoff')).as(z.array(Game));
  expect(playoffs).toHaveLength(games - 30);
  expect(new Set(playoffs.map(({ competitionId }) => competitionId))).toEqual(new Set([league?.id]));
});

it('counts 82 games of each team in a real basketball season, in which one played 105 with its play-offs', async () => {
  const season = realBasketballSeason();
  expect(await importAs(basketball, season, { venue: 'new' })).toEqual([1319, 0, 0, 0, 30]);
  expect(await importAs(basketball, season)).toEqual([0, 0, 1319, 0, 0]);
  const { rows } = await read(`sportId=${basketball}&season=2013/14`);
  const published = [...realBasketballTeams().values()].map(({ team, won, lost }) => [team, 82, won, lost, 82 + won]);
  const lines = rows.map(({ team, played, won, lost, points }) => [team.name, played, won, lost, points]);
  expect(lines.toSorted()).toEqual(published.toSorted());
  expect(lines.slice(0, 4).map(([team]) => team)).toEqual([
    ...['San Antonio Spurs', 'Oklahoma City Thunder', 'Los Angeles Clippers', 'Indiana Pacers'],
  ]);
  const spurs = await arena.db
    .selectFrom('teams')
    .select('id')
    .where('name', '=', 'San Antonio Spurs')
    .executeTakeFirstOrThrow();
  const theirs = arena.db
    .selectFrom('games')
    .leftJoin('venues', 'venues.id', 'games.venue_id')
    .select(({ fn }) => [fn.countAll().as('games'), fn.count('venues.id').as('at')])
    .where(({ eb, or }) => or([eb('home_team_id', '=', spurs.id), eb('away_team_id', '=', spurs.id)]));
  const { games, at } = await theirs.executeTakeFirstOrThrow();
  expect([Number(games), Number(at)]).toEqual([105, 105]);
});
