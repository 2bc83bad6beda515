import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { buildWorkbook, latin1Csv, leagueWorkbook, rosterWorkbook, semicolonCsv } from '../testing/corpus.ts';
import { type ImportOptions, importedCounts, preview } from '../testing/file.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;

const [basketball, netball, soccer] = [1, 2, 3];

/** Previews a file and agrees to add every missing team. */
const previewFile = (content: Parameters<typeof preview>[3], options: ImportOptions = {}, kind = 'any') =>
  preview(admin, kind, null, content, { answers: { team: 'new' }, ...options });

const listGames = async (sportId: number) => {
  const games = await arena.db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['home.name as home', 'away.name as away', 'date_time', 'home_score', 'away_score', 'status'])
    .where('games.sport_id', '=', sportId)
    .orderBy('games.id')
    .execute();
  return games.map((game) => [game.date_time, game.home, game.home_score, game.away_score, game.away, game.status]);
};

describe('a workbook of three sports with a cover', () => {
  it('opens at the first sheet with a list and finds its headings, sport and results', async () => {
    const shown = await previewFile(leagueWorkbook());
    expect(shown).toMatchObject({
      kind: 'fixtures',
      sportId: soccer,
      sheet: 2,
      headingLine: 2,
      problem: null,
      sheets: [
        { name: 'Cover', isList: false },
        { name: 'Soccer', isList: true },
        { name: 'Netball', isList: true },
        { name: 'Basketball', isList: true },
      ],
      ignored: ['Referee'],
      notes: [],
      newTeams: ['Oak Res', 'Princeton Village', 'Elm House', 'River Hall'],
      counts: { add: 3, change: 0, skip: 3, ask: 0, refuse: 0 },
    });
    expect(shown.rows.map(({ line, outcome, what, why }) => [line, outcome, what, why])).toEqual([
      [4, 'add', 'Oak Res v Princeton Village, Sun 16 Aug 2026, 18:00', ''],
      [5, 'add', 'Elm House v River Hall, Sun 16 Aug 2026, 19:30', '“(1-0)” is not stored'],
      [7, 'add', 'Princeton Village v Elm House, Sun 23 Aug 2026, 18:00', ''],
      [3, 'skip', 'Matchday 1', 'it has only one filled cell'],
      [6, 'skip', 'Matchday 2', 'it has only one filled cell'],
      [8, 'skip', 'Total · 9 goals', 'it is a total of other rows'],
    ]);
  });

  it('is imported sheet by sheet, whether with two rows of headings or with a column for each score', async () => {
    const file = leagueWorkbook();
    expect(await importedCounts(admin, 'fixtures', null, file)).toEqual([3, 0, 3, 0, 4]);
    const sheets = ['sheet=3', 'sheet=4'].map((query) => importedCounts(admin, 'fixtures', null, file, { query }));
    expect(await Promise.all(sheets)).toEqual([
      [2, 0, 0, 0, 2],
      [1, 0, 0, 0, 2],
    ]);
    expect(await listGames(soccer)).toEqual([
      ['2026-08-16T16:00:00.000Z', 'Oak Res', 4, 2, 'Princeton Village', 'completed'],
      ['2026-08-16T17:30:00.000Z', 'Elm House', 2, 1, 'River Hall', 'completed'],
      ['2026-08-23T16:00:00.000Z', 'Princeton Village', null, null, 'Elm House', 'upcoming'],
    ]);
    expect((await listGames(netball)).map(([, home, a, b]) => [home, a, b])).toEqual([
      ['Oak Res', 31, 28],
      ['Elm House', null, null],
    ]);
    expect((await listGames(basketball)).map(([, ...game]) => game)).toEqual([
      ['River Hall', 67, 94, 'Princeton Village', 'completed'],
    ]);
  });

  it('reports what a sheet without a list lacks, and refuses a sheet that does not exist', async () => {
    const file = leagueWorkbook();
    expect(await previewFile(file, { query: 'sheet=1' })).toMatchObject({
      sheet: 1,
      problem: expect.stringContaining('there is none for'),
    });
    const answer = await admin.post('/api/imports/fixtures/preview?sheet=9', buildFormData(file));
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('not in the file') } });
  });
});

describe('a list of players', () => {
  it('with several sports and separate first and last names goes to the sport of each row', async () => {
    const file = rosterWorkbook();
    const shown = await previewFile(file);
    expect(shown).toMatchObject({
      kind: 'players',
      sheet: 2,
      sportId: null,
      headingLine: 3,
      ignored: ['Student number'],
    });
    expect(shown.rows.map(({ what }) => what)).toEqual([
      'Soccer: Palesa Dlamini, Oak Res',
      'Soccer: Thabo van der Merwe, Oak Res',
      'Netball: Nomsa Khumalo, Oak Res',
      'Basketball: Sipho Ndlovu, River Hall',
      '* as registered on 1 August',
    ]);
    const counts = await importedCounts(admin, 'players', null, file);
    expect(counts.slice(0, 4)).toEqual([4, 0, 1, 0]);
    expect(await importedCounts(admin, 'players', null, file)).toEqual([0, 0, 5, 0, 0]);
  });

  it('has rows refused if their sport does not exist or is missing', async () => {
    const { rows } = await previewFile('sport,name,team\nQuidditch,Palesa,Oak Res\n,Thabo,Oak Res');
    expect(rows).toMatchObject([
      { line: 2, outcome: 'refuse', what: 'Quidditch · Palesa · Oak Res', why: 'there is no sport Quidditch' },
      { line: 3, outcome: 'refuse', what: 'Thabo · Oak Res', why: 'the sport is required' },
    ]);
    expect((await previewFile('name,team\nPalesa,Oak Res')).problem).toBe('The file names no sport: please choose it');
  });
});

describe('a CSV', () => {
  it('keeps its letters and results, with semicolons and a byte order mark or in Latin-1', async () => {
    const sportId = await addSport(world);
    const answers = { team: 'new' };
    expect(await preview(admin, 'any', sportId, semicolonCsv, { answers })).toMatchObject({
      counts: { add: 2 },
      newTeams: ['Köln Süd', 'Møre'],
      ignored: ['Datum'],
      rows: [{ why: '' }, { why: '' }],
    });
    expect(await preview(admin, 'any', sportId, latin1Csv(), { answers })).toMatchObject({
      rows: [{ what: 'Molière Hall v Elm House, Sun 16 Aug 2026', why: '“OT” is not stored' }],
    });
  });

  it.each([
    ['Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HS,AS', '16/08/2026,Lions,Rovers,2,1,H,14,9', ['FTR', 'HS', 'AS']],
    ['start_time,away_team,away_team_score,home_team,home_team_score', '2026-08-16T17:30:00Z,Rovers,1,Lions,2', []],
    [
      'Date,Start (ET),Visitor/Neutral,PTS,Home/Neutral,PTS,Attend.',
      '2026-08-16,7:30p,Rovers,1,Lions,2,901',
      ['Attend.'],
    ],
    ['Date,Home,Score,Away,Score', '16.08.2026,Lions,2,Rovers,1', []],
    ['Date,Home,Score,Score,Away', '16.08.2026,Lions,2,1,Rovers', []],
    ['Date,Home Team,Home Goals,Away Goals,Away Team', '16.08.2026,Lions,2,1,Rovers', []],
    ['Date,Home,Full time,Away', '16.08.2026,Lions,2 : 1,Rovers', []],
  ])('with the headings %s has its results read', async (heading, row, ignored) => {
    const sportId = await addSport(world);
    const file = `${heading}\n${row}`;
    expect(await preview(admin, 'any', sportId, file, { answers: { team: 'new' } })).toMatchObject({
      kind: 'fixtures',
      problem: null,
      notes: [],
      ignored,
      counts: { add: 1 },
    });
    await importedCounts(admin, 'fixtures', sportId, file);
    expect((await listGames(sportId)).map(([, ...game]) => game)).toEqual([['Lions', 2, 1, 'Rovers', 'completed']]);
  });

  it('without a column of results is reported to have none', async () => {
    const { notes, ignored } = await previewFile(
      'Date,Home,Away,Endstand\n16.08.2026,Lions,Rovers,2:1',
      {},
      'fixtures',
    );
    expect(ignored).toEqual(['Endstand']);
    expect(notes).toEqual(['Results are not read: no column is headed Result, nor two Home score and Away score.']);
  });
});

describe('the row of headings', () => {
  it('can be chosen, together with the columns', async () => {
    const file = buildWorkbook({
      Soccer: [
        ['Day', 'A', 'B'],
        ['when', 'who', 'against'],
        ['16.08.2026', 'Lions', 'Rovers'],
      ],
    });
    const shown = await previewFile(file, { query: 'headingLine=2' }, 'fixtures');
    expect(shown).toMatchObject({
      headingLine: 2,
      headingRows: [
        { line: 1, content: 'Day · A · B' },
        { line: 2, content: 'when · who · against' },
        { line: 3, content: '16.08.2026 · Lions · Rovers' },
      ],
      problem: expect.stringContaining('there is none for home, away'),
    });
    const columns = { date: 0, home: 1, away: 2 };
    expect(await previewFile(file, { query: 'headingLine=2', columns }, 'fixtures')).toMatchObject({
      counts: { add: 1 },
    });
  });
});

function buildFormData(file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('file', new Blob([file]), 'list.xlsx');
  return form;
}
