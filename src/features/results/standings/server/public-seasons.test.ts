import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { byDay, storedDay } from '#features/competition/games/day-rules.ts';
import { findWinner, scoreText } from '#features/competition/games/score-rules.ts';
import { sports as sportsResource } from '#features/teams/sports/contract.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { Standings } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;
const sports = (await arena.as.member.get('/api/sports')).as(z.array(sportsResource.ResponseBody));
const sportId = (definition: string) => sports.find((sport) => sport.definition === definition)?.id ?? 0;

const readText = (name: string) => readFileSync(new URL(`../fixtures/${name}.csv`, import.meta.url), 'utf8').trim();

const publishedTable = (name: string) =>
  readText(`${name}.table`)
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Imports the season as a league of its own, as the wizard does: a preview without a question left, then the import. */
async function imported(definition: string, file: string, rules: object = {}) {
  const text = readText(file);
  const [heading = '', ...rows] = text.split('\n');
  const csv = [`${heading},Competition`, ...rows.map((row) => `${row},${file}`)].join('\n');
  const years = /(\d{4}-\d{2})$/.exec(file)?.[1] ?? '';
  const league = { name: file, kind: 'league', sportId: sportId(definition), season: years, ...rules };
  const { id } = (await admin.post('/api/competitions', league)).as(competitions.ResponseBody);
  const answers = { team: 'new', spelling: 'new' };
  const shown = await preview(admin, 'any', sportId(definition), csv, { answers });
  expect(shown).toMatchObject({
    kind: 'fixtures',
    ignored: [],
    notes: [],
    counts: { add: rows.length, ask: 0, refuse: 0 },
  });
  expect(shown.rows.filter(({ why }) => why !== '')).toEqual([]);
  const counts = await importedCounts(admin, 'fixtures', sportId(definition), csv, { answers });
  expect(counts.slice(0, 4)).toEqual([rows.length, 0, 0, 0]);
  const again = await importedCounts(admin, 'fixtures', sportId(definition), csv, { answers });
  expect(again.slice(0, 4)).toEqual([0, 0, rows.length, 0]);
  return (await arena.as.member.get(`/api/standings?competitionId=${id}`)).as(Standings);
}

const toLines = ({ rows }: Standings) =>
  rows.map((row) =>
    [row.team.name, row.played, row.won, row.drawn, row.lost, row.for, row.against, row.points].map(String),
  );

it.each([
  ['soccer', 'bundesliga-2023-24', {}],
  ['soccer', 'primera-division-2023-24', {}],
  // The league's first tie-break is the number of wins.
  ['rugby', 'rugby-premiership-2014-15', { firstTieBreak: 'wins' }],
])('%s: the season %s has its published table', async (definition, file, rules) => {
  const table = await imported(definition, file, rules);
  expect(toLines(table)).toEqual(publishedTable(file));
  expect(table.lacking).toEqual([]);
});

it('a cup: whoever won goes on, in ten ties of 63 by a shoot-out', async () => {
  await imported('soccer', 'dfb-pokal-2019-20', { kind: 'cup' });
  const [cup] = (await arena.as.member.get(`/api/competitions?sportId=${sportId('soccer')}`))
    .as(z.array(competitions.ResponseBody))
    .filter(({ kind }) => kind === 'cup');
  const games = (await arena.as.member.get(`/api/games?competitionId=${cup?.id}&limit=100`)).as(z.array(Game));
  expect(games).toHaveLength(63);
  const byShootout = games.filter(({ homeShootout }) => homeShootout !== null);
  expect(byShootout.map((game) => scoreText(game)).sort()).toEqual([
    ...['0–0 (5–3 pens)', '1–1 (7–6 pens)', '1–1 (8–7 pens)', '2–2 (5–6 pens)', '2–2 (6–5 pens)'],
    ...['3–3 (2–3 pens)', '3–3 (2–4 pens)', '3–3 (3–4 pens)', '3–3 (4–5 pens)', '3–3 (5–4 pens)'],
  ]);
  const rounds = Map.groupBy(games.toSorted(byDay), ({ dateTime }) => findRound(storedDay(dateTime)));
  expect([...rounds.values()].map((round) => round.length)).toEqual([32, 16, 8, 4, 2, 1]);
  const winners = [...rounds.values()].map((round) => round.map((game) => getName(game, findWinner(game))).sort());
  const sides = [...rounds.values()].map((round) =>
    round.flatMap(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name]).sort(),
  );
  expect(winners.slice(0, -1)).toEqual(sides.slice(1));
  expect(winners.at(-1)).toEqual(['Bayern München']);
});

it('an export of all these games changes nothing when it is imported again', async () => {
  const text = String((await admin.get('/api/exports/games')).body);
  expect(text).toContain('Northampton Saints,Gloucester,53,6,completed');
  const counts = await importedCounts(admin, 'fixtures', null, text, { answers: {} });
  expect(counts).toEqual([0, 0, 306 + 380 + 63 + 132, 0, 0]);
});

const getName = ({ homeTeam, awayTeam }: Game, side: 'home' | 'away' | null) =>
  side === null ? 'nobody' : side === 'home' ? homeTeam.name : awayTeam.name;

const lastDays = ['2019-08-31', '2019-11-30', '2020-02-28', '2020-06-08', '2020-06-30', '2020-12-31'];

const findRound = (dateTime: string) => lastDays.findIndex((day) => dateTime.slice(0, 10) <= day);
