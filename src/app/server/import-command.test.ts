import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readStandings } from '#features/results/standings/server/queries.ts';
import { UnusableSheet } from '#platform/spreadsheets/server/sheet/sheet.ts';
import { visitor } from '#server/access/access.ts';
import { readEnv } from '#server/env.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/database.ts';
import { openApp } from './app.ts';
import { importFile } from './import-command.ts';
import { fillDemoVillage } from './start.ts';

const script = join(import.meta.dirname, '../../../scripts/import.ts');

async function importFixtures(
  database: TestDatabase,
  csv: string,
  sport: string | null,
  options: string[] = [],
): Promise<string> {
  const lines: string[] = [];
  const args = await argumentsFor(database, csv, sport, options);
  const isDone = await importFile(args, database.settings, (text) => lines.push(text)).catch((error: unknown) => {
    if (error instanceof UnusableSheet) return false;
    throw error;
  });
  return `${[...(isDone ? [] : ['failed']), ...lines].join('\n')}\n`;
}

async function importInTerminal(database: TestDatabase, csv: string): Promise<string> {
  const args = [script, ...(await argumentsFor(database, csv, 'soccer'))];
  const env = { PATH: process.env['PATH'], ...database.settings };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failed: { stdout: string }) => ({
    stdout: `failed\n${failed.stdout}`,
  }));
  return stdout;
}

async function argumentsFor({ settings }: TestDatabase, csv: string, sport: string | null, options: string[] = []) {
  const file = join(settings.DATA_DIR, 'fixtures.csv');
  await writeFile(file, csv);
  return ['fixtures', file, ...(sport === null ? [] : ['--sport', sport]), ...options];
}

it('imports into a village that was never started, which the demo then leaves alone', async () => {
  const database = await freshDatabase();
  const output = await importInTerminal(database, 'date,time,home,away\n2099-08-16,19:30,Lions,Rovers');
  expect(output.trim().split('\n')).toEqual([
    'fixtures.csv, Soccer: rows read: 1',
    'Results are not read: no column is headed Result, nor two Home score and Away score.',
    'new team: Lions',
    'new team: Rovers',
    '1 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  const env = readEnv({
    ...database.settings,
    DEMO_DATA: 'on',
    DEMO_PASSWORD: 'a-lively-village-51',
    LOG_LEVEL: 'silent',
  });
  const app = await openApp(env);
  expect(await fillDemoVillage(app, env)).toBeNull();
  expect(await app.db.selectFrom('teams').select('name').orderBy('id').execute()).toEqual([
    { name: 'Lions' },
    { name: 'Rovers' },
  ]);
  expect(await app.db.selectFrom('audit_log').select('actor').where('act', '=', 'games.import').execute()).toEqual([
    { actor: 'the terminal' },
  ]);
  await app.close();
  await database.drop();
});

it('reports what it does not read or guess, and takes an option for each', async () => {
  const database = await freshDatabase();
  const games = (...rows: string[]) => ['date,time,home,away,status,referee', ...rows].join('\n');
  await importFixtures(database, games('2026-08-16,0.75,Oak Res,Elm House'), 'soccer', ['--past', 'played']);
  const open = games(
    '2026-08-30,0.75,Oak Res,Elm House',
    '2026-09-06,0.75,Oak Ress,River Hall',
    '2026-08-20,0.75,Elm House,Oak Res,played',
  );
  const waiting = [
    'fixtures.csv, Soccer: rows read: 3',
    'columns not read: referee',
    'Results are not read: no column is headed Result, nor two Home score and Away score.',
    'line 2 not imported: Oak Res v Elm House, Sun 30 Aug 2026, 18:00: Here on Sun 16 Aug 2026, 18:00, in the file on Sun 30 Aug 2026, 18:00',
    'line 3 not imported: Oak Ress v River Hall, Sun 6 Sept 2026, 18:00: there is no team Oak Ress yet',
    'line 4 not imported: Elm House v Oak Res, Thu 20 Aug 2026, 18:00: It was played, and the file has no score',
    "Soccer has no team Oak Ress. Did you mean Oak Res? --team 'Oak Ress=Oak Res', or --add-teams",
    'Second games, or games that have moved? --meetings new, or --meetings moved',
    'Played without a score? --played completed, or --played upcoming',
  ];
  const good = '2026-08-23,0.75,River Hall,Elm House,postponed';
  expect((await importInTerminal(database, `${open}\n${good}`)).trim().split('\n')).toEqual([
    'failed',
    'fixtures.csv, Soccer: rows read: 4',
    ...waiting.slice(1),
    'new team: River Hall',
    'Nothing written. It would be: 1 added, 0 changed, 0 unchanged, 0 refused, 3 not imported',
    'Answer the questions above, or import the other rows with --partial',
  ]);
  expect((await importFixtures(database, open, 'soccer', ['--partial'])).trim().split('\n')).toEqual([
    ...waiting,
    '0 added, 0 changed, 0 unchanged, 0 refused, 3 not imported',
  ]);
  const options = ['--team', 'Oak Ress=Oak Res', '--meetings', 'new', '--played', 'completed', '--past', 'played'];
  expect((await importFixtures(database, open, 'soccer', options)).trim().split('\n').slice(3)).toEqual([
    'new team: River Hall',
    '3 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  await database.drop();
});

it('gives a walkover to the side that won it, and asks who lost where a file does not say', async () => {
  const database = await freshDatabase();
  const text = [
    'date,home,away,result',
    '2026-08-16,Kopano FC,Mandela Hall FC,Kopano FC win by walkover',
    '2026-08-17,Will Work For Sets,Double Dribble,forfeit by Double Dribble',
    '2026-08-18,Better Late Than Never,Kopano FC,forfeit Kopano FC',
  ].join('\n');
  expect((await importFixtures(database, text, 'soccer')).trim().split('\n').slice(2, 4)).toEqual([
    "line 4 not imported: Better Late Than Never v Kopano FC, Tue 18 Aug 2026: The file says 'forfeit Kopano FC'",
    'Which side lost? --lost named, or other; or home, away or both',
  ]);
  await importFixtures(database, text, 'soccer', ['--lost', 'named']);
  const app = await openApp(readEnv({ ...database.settings, LOG_LEVEL: 'silent' }));
  const games = await app.db
    .selectFrom('games')
    .select(['home_score', 'away_score', 'result_type', 'result_against', 'forfeit_notice'])
    .orderBy('date_time')
    .execute();
  expect(games.map((game) => Object.values(game))).toEqual([
    [3, 0, 'walkover', 'away', null],
    [3, 0, 'forfeit', 'away', null],
    [3, 0, 'forfeit', 'away', null],
  ]);
  await app.close();
  await database.drop();
});

it('needs no sport if all teams of the file play one, and names the games that the file leaves out', async () => {
  const database = await freshDatabase();
  const rows = ['date,time,home,away', '2099-08-16,18:00,Oak Res,Elm House', '2099-08-23,18:00,Elm House,Oak Res'];
  const unknown = await importFixtures(database, rows.join('\n'), null);
  expect(unknown).toMatch(/^failed\n/);
  await importFixtures(database, rows.join('\n'), 'soccer');
  expect((await importFixtures(database, rows.slice(0, 2).join('\n'), null)).trim().split('\n')).toEqual([
    'fixtures.csv, Soccer: rows read: 1',
    'Results are not read: no column is headed Result, nor two Home score and Away score.',
    'All teams of the file play Soccer, so its rows are read as Soccer',
    '1 game of season 2099 is not in the file and stays as here: Elm House v Oak Res, Sun 23 Aug 2099, 18:00',
    '0 added, 0 changed, 1 unchanged, 0 refused',
  ]);
  await database.drop();
});

it('reads a name as answered before, says so, and asks again when told to', async () => {
  const database = await freshDatabase();
  const list = (...rows: string[]) => ['date,time,home,away', ...rows].join('\n');
  const lines = async (csv: string, ...options: string[]) =>
    (await importFixtures(database, csv, 'soccer', options)).trim().split('\n').slice(2);
  await lines(list('2099-08-16,18:00,Oak Res,Elm House'));
  await lines(list('2099-08-23,18:00,Elm House,Oak Ress'), '--team', 'Oak Ress=Oak Res');
  const day = new Date().getUTCFullYear();
  const next = list('2099-08-30,18:00,Oak Ress,River Hall');
  expect(await lines(next, '--dry-run')).toEqual([
    expect.stringMatching(/^line 2 added: Oak Res v River Hall/),
    expect.stringMatching(
      `^Oak Ress is read as Oak Res, as answered on \\w+ \\d+ \\w+ ${day} \\(to be asked: --ask-again 'Oak Ress'\\)$`,
    ),
    'new team: River Hall',
    'Dry run, nothing written: 1 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  const again = await lines(next, '--ask-again', 'oak ress');
  expect(again.slice(2, 4)).toEqual([
    "Soccer has no team Oak Ress; until now it was read as Oak Res, which this import forgets. Did you mean Oak Res? --team 'Oak Ress=Oak Res', or --add-teams",
    'Nothing written. It would be: 0 added, 0 changed, 0 unchanged, 0 refused, 1 not imported',
  ]);
  expect(await lines(next, '--ask-again', 'Oak Ress', '--add-teams')).toEqual([
    'new team: Oak Ress',
    'new team: River Hall',
    '1 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  await database.drop();
});

it('says what changes and what it does not keep, and in a dry run what every row stores', async () => {
  const database = await freshDatabase();
  const games = (...rows: string[]) => ['date,time,home,away,result,venue', ...rows].join('\n');
  const list = games('2026-08-16,14:00,Oak Res,Elm House,2-1 a.e.t.,Dome', '2099-08-17,14:00,Elm House,Oak Res,,');
  const dry = await importFixtures(database, list, 'soccer', ['--season', '2026', '--dry-run']);
  expect(dry.trim().split('\n').slice(1, 3)).toEqual([
    'line 2 added: Oak Res v Elm House, Sun 16 Aug 2026, 14:00: 2–1; Place Dome; League; “a.e.t.” is not stored',
    'line 3 added: Elm House v Oak Res, Mon 17 Aug 2099, 14:00: Place TBA; League',
  ]);
  expect(await importFixtures(database, list, 'soccer', ['--season', '2026'])).toContain(
    'line 2 added: Oak Res v Elm House, Sun 16 Aug 2026, 14:00: 2–1; Place Dome; League; “a.e.t.” is not stored\n',
  );
  const changed = list.replace('16,14:00', '16,15:30').replace('2-1', '2-2');
  expect(await importFixtures(database, changed, 'soccer', ['--season', '2026'])).toContain(
    'Kick-off 15:30, was 14:00; Score 2–2, was 2–1; “a.e.t.” is not stored\n',
  );
  await database.drop();
});

const fixtures = join(import.meta.dirname, '../../features/results/standings/fixtures');
const readLines = async (name: string) => (await readFile(join(fixtures, `${name}.csv`), 'utf8')).trim().split('\n');

it('imports public seasons from the terminal, and gets their published tables', async () => {
  const database = await freshDatabase();
  const seasons = [
    ['soccer', 'bundesliga-2023-24', 306],
    ['soccer', 'primera-division-2023-24', 380],
    ['soccer', 'dfb-pokal-2019-20', 63],
    ['rugby', 'rugby-premiership-2014-15', 132],
  ] as const;
  for (const [sport, name, games] of seasons) {
    const [heading, ...rows] = await readLines(name);
    const text = [`${heading},Competition`, ...rows.map((row) => `${row},${name}`)].join('\n');
    const kind = name.startsWith('dfb') ? 'cup' : 'league';
    const output = await importFixtures(database, text, sport, ['--add-teams', '--competitions', kind]);
    expect(output).toContain(`${games} added, 0 changed, 0 unchanged, 0 refused`);
  }
  const app = await openApp(readEnv({ ...database.settings, LOG_LEVEL: 'silent' }));
  const leagues = await app.db.selectFrom('competitions').select(['id', 'name']).where('kind', '=', 'league').execute();
  expect(leagues).toHaveLength(3);
  for (const { id, name } of leagues) {
    const { rows } = await readStandings(app.db, visitor, { competitionId: id });
    const table = rows.map((row) =>
      [row.team.name, row.played, row.won, row.drawn, row.lost, row.for, row.against, row.points].join(','),
    );
    expect(table.sort()).toEqual((await readLines(`${name}.table`)).slice(1).sort());
  }
  const shootouts = app.db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll().as('games'))
    .where('home_shootout', 'is not', null);
  expect(Number((await shootouts.executeTakeFirstOrThrow()).games)).toBe(10);
  await app.close();
  await database.drop();
}, 60_000);
