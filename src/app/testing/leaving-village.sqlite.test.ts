import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realBasketballSeason } from '#features/results/standings/testing/real-season.ts';
import { korfball } from '#features/teams/sports/testing/korfball.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import { startTestApp, type TestApp } from './app.ts';
import { startFilledApp } from './filled-app.ts';
import { allTables, exported, listsInOrder, lostLines, takeIn } from './leaving-village.ts';

let from: TestApp;
let to: TestApp;

const folder = new URL('../../features/results/standings/fixtures/', import.meta.url);
const season = (file: string, competition: string) => {
  const [heading, ...rows] = readFileSync(new URL(`${file}.csv`, folder), 'utf8')
    .trim()
    .split('\n');
  return [`${heading},Competition`, ...rows.map((row) => `${row},${competition}`)].join('\n');
};

beforeAll(async () => {
  from = await startFilledApp();
  to = await startTestApp();
  const admin = from.as.adminWithWindow;
  const add = async (path: string, row: object) => {
    const { status, body } = await admin.post(path, row);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return Number(Reflect.get(Object(body), 'id'));
  };
  const { id: rugby } = await from.db
    .selectFrom('sports')
    .select('id')
    .where('name', '=', 'Rugby')
    .executeTakeFirstOrThrow();
  const [basketball, soccer] = [1, 3];
  const own = await add('/api/sports', { name: 'Korfball', definition: JSON.stringify(korfball) });
  const rules = { pointsForWin: 2, pointsForDraw: 1, tableOrder: 'wins', firstTieBreak: 'headToHead', bonuses: false };
  const league = {
    name: 'Bundesliga; second try',
    kind: 'league',
    season: '2023-24',
    ...rules,
    headToHeadAgain: false,
  };
  const bundesliga = await add('/api/competitions', { ...league, sportId: soccer });
  await add('/api/competitions', {
    name: 'NBA',
    kind: 'league',
    sportId: basketball,
    season: '2013-14',
    tableOrder: 'winPercentage',
  });
  await add('/api/competitions', {
    name: '=Cup',
    kind: 'cup',
    sportId: own,
    season: '2026',
    forfeitScore: 5,
    forfeitPoints: -2,
  });
  const answers = { team: 'new', spelling: 'new', competition: 'league', venue: 'new', meeting: 'new' };
  const take = (sportId: number, csv: string) => importedCounts(admin, 'fixtures', sportId, csv, { answers });
  await take(soccer, season('bundesliga-2023-24', 'Bundesliga; second try'));
  await take(soccer, season('season-2024-25', 'Premier'));
  await add('/api/competitions', {
    name: 'Premiership',
    kind: 'league',
    sportId: rugby,
    season: '2014-15',
    firstTieBreak: 'wins',
  });
  await take(rugby, season('rugby-premiership-2014-15', 'Premiership'));
  await take(basketball, realBasketballSeason());
  await take(
    own,
    'Date,Home,Away,Home score,Away score,Competition,Season\n2026-05-01,Ǻlpha,Béta’s 2,12,9,Korf,2026\n2099-05-08,Béta’s 2,Ǻlpha,,,Korf,2026',
  );
  const { id } = await from.db
    .selectFrom('teams')
    .select('id')
    .where('name', '=', 'VfL Bochum 1848')
    .executeTakeFirstOrThrow();
  await add('/api/point-adjustments', {
    competitionId: bundesliga,
    teamId: id,
    points: -4,
    reason: '- late papers; twice',
  });
});

afterAll(async () => {
  await from.close();
  await to.close();
});

/** Columns that follow from games, or that the list of games holds. */
const derived: Record<string, string[]> = { teams: ['Games played', 'Wins', 'Losses'], 'box-scores': ['By period'] };

it('every list of a large village is taken in by an empty one, which then has the same lists and tables', async () => {
  for (const [list, kind] of listsInOrder) {
    const csv = await exported(from, list);
    const { shown, preview, counts } = await takeIn(to, kind, csv);
    const ignored = derived[list] ?? [];
    expect([list, shown]).toEqual([list, { problem: null, ignored, notes: [], questions: [], refused: [] }]);
    expect([list, counts]).toEqual([list, preview]);
  }
  for (const [list] of listsInOrder) expect([list, await lostLines(from, to, list)]).toEqual([list, []]);
  const [sent, got] = [await allTables(from), await allTables(to)];
  expect(sent.size).toBeGreaterThanOrEqual(26);
  expect(got).toEqual(sent);
  const { games } = await to.db
    .selectFrom('games')
    .select((eb) => eb.fn.countAll<number>().as('games'))
    .executeTakeFirstOrThrow();
  expect(Number(games)).toBeGreaterThanOrEqual(2_300);
});
