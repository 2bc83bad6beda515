import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { progressType } from '#shared/endpoints.ts';
import { buildWorld } from '#testing/world.ts';
import { ImportKindResponse } from '../contract.ts';
import { importedCounts, preview, sheetForm } from '../testing/file.ts';
import { workbook } from '../testing/workbook.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;

const heading = 'Date,Time,Home,Away,Home score,Away score,Status,Category,Location,Season,Sport';

/** Invalid rows, each with the reason for its refusal. */
const broken: [row: string, why: string][] = [
  [',19:30,Lions,Rovers', 'the date is missing'],
  ['soon,19:30,Lions,Rovers', "'soon' is not a date (day first, or year first)"],
  ['31/02/2026,19:30,Lions,Rovers', "'31/02/2026' is not a date (day first, or year first)"],
  ['08/16/2026,19:30,Lions,Rovers', "'08/16/2026' is not a date (day first, or year first)"],
  ['1999-12-31,19:30,Lions,Rovers', "'1999-12-31' is not a date (day first, or year first)"],
  ['16/08/2026,25:00,Lions,Rovers', "'25:00' is not a time"],
  ['16/08/2026,13:00 PM,Lions,Rovers', "'13:00 PM' is not a time"],
  ['16/08/2026,19:30,,Rovers', 'the home team is required'],
  ['16/08/2026,19:30,Lions', 'the away team is required'],
  ['16/08/2026,19:30,Lions,lions', 'Lions would play against itself'],
  [`16/08/2026,19:30,${'L'.repeat(61)},Rovers`, 'the home team must have at most 60 characters'],
  ['16/08/2026,19:30,Li\u0007ons,Rovers', 'the home team contains characters that are not allowed'],
  ['16/08/2026,19:30,Lions,Rovers,2,', 'only one of the two scores is given'],
  ['16/08/2026,19:30,Lions,Rovers,-2,1', 'a score cannot be negative (-2)'],
  ['16/08/2026,19:30,Lions,Rovers,two,1', "'two' is not a score"],
  ['16/08/2026,19:30,Lions,Rovers,1.5,1', "'1.5' is not a score"],
  ['16/08/2026,19:30,Lions,Rovers,1000,1', 'a score is at most 999 (1000)'],
  ['16/08/2026,19:30,Lions,Rovers,2,1,rained', "'rained' is not a status of games"],
  [`16/08/2026,19:30,Lions,Rovers,2,1,,,${'x'.repeat(101)}`, 'the location must have at most 100 characters'],
  [`16/08/2026,19:30,Lions,Rovers,2,1,,,,${'x'.repeat(21)}`, 'the season must have at most 20 characters'],
  ['16/08/2026,19:30,Lions,Rovers,2,1,,,,,,surplus', 'it has more cells than there are headings'],
  ['15/08/2026,15:00,lions,ROVERS', 'it is the same fixture as line 2'],
];

it('reports each invalid row by its line, and imports the good rows only if the admin says so', async () => {
  const sportId = await addSport(world);
  const good = ['15/08/2026,3:00 PM,Lions,Rovers,2,1', '22/08/2026,3:00 PM,Rovers,Lions,,'];
  const [first = '', last = ''] = good;
  const file = [heading, first, ...broken.map(([row]) => row), last].join('\r\n');
  const shown = await preview(admin, 'fixtures', sportId, file, { answers: { team: 'new' } });
  expect(shown.counts).toEqual({ add: 2, change: 0, skip: 0, ask: 0, refuse: broken.length });
  const refused = shown.rows.filter(({ outcome }) => outcome === 'refuse');
  expect(refused.map(({ line, why }) => [line, why])).toEqual(broken.map(([, why], at) => [at + 3, why]));

  const answer = await admin.post(
    `/api/imports/fixtures?sportId=${sportId}`,
    sheetForm(file, { answers: { team: 'new' } }),
  );
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('22 rows cannot be imported') },
  });
  expect(await listGames(sportId)).toEqual([]);
  expect(await importedCounts(admin, 'fixtures', sportId, file)).toEqual([2, 0, 0, 22, 2]);
  expect(await listGames(sportId)).toHaveLength(2);
  expect(await importedCounts(admin, 'fixtures', sportId, file)).toEqual([0, 0, 2, 22, 0]);
});

const listGames = (sportId: number) =>
  arena.db.selectFrom('games').select(['id', 'date_time']).where('sport_id', '=', sportId).execute();

describe('an import with progress', () => {
  const fetchMessages = async (count: number) => {
    const sportId = await addSport(world);
    const rows = Array.from({ length: count }, (_, at) => `Side ${at},Mixed`);
    const form = sheetForm(['Team,Gender', ...rows].join('\n'));
    const { body, headers } = await admin.post(`/api/imports/teams?sportId=${sportId}`, form, { accept: progressType });
    expect(headers.get('content-type')).toBe(`${progressType}; charset=utf-8`);
    return parseLines(body);
  };
  const outcome = (add: number) => ({
    response: {
      importId: expect.any(Number),
      counts: { add, change: 0, skip: 0, ask: 0, refuse: 0 },
      ...{ newTeams: 0, newResidences: 0, newVenues: 0, newCompetitions: 0 },
    },
  });

  it('sends its progress in steps and ends with the outcome', async () => {
    expect(await fetchMessages(250)).toEqual([
      { progress: { step: 'writing', done: 40, of: 100 } },
      { progress: { step: 'writing', done: 80, of: 100 } },
      outcome(250),
    ]);
  });

  it.each([1, 7, 99])('of %d rows sends only the outcome, on one line', async (count) => {
    expect(await fetchMessages(count)).toEqual([outcome(count)]);
  });
});

const parseLines = (body: unknown): unknown[] =>
  String(body)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

it('finishes an import after the client has disconnected', async () => {
  const sportId = await addSport(world);
  const rows = Array.from({ length: 300 }, (_, at) => `Side ${at},Mixed`);
  const form = sheetForm(['Team,Gender', ...rows].join('\n'));
  await admin.fetchStatus('POST', `/api/imports/teams?sportId=${sportId}`, form, { accept: progressType });
  await expect.poll(async () => (await listTeams(sportId)).length).toBe(300);
});

const listTeams = (sportId: number) =>
  arena.db
    .selectFrom('teams')
    .select(['name', 'gender', 'logo', 'version'])
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();

describe('columns', () => {
  it('are guessed by their headings, also below a title, and can be chosen', async () => {
    const sportId = await addSport(world);
    const file = 'Autumn league\nSide A;Side B;Match Date\nLions;Rovers;16.08.2026';
    const guessed = await preview(admin, 'fixtures', sportId, file);
    expect(guessed).toMatchObject({
      headings: [
        { heading: 'Side A', sample: 'Lions' },
        { heading: 'Side B', sample: 'Rovers' },
        { heading: 'Match Date', sample: '16.08.2026' },
      ],
      columns: { date: 2 },
      problem: 'Line 2 needs headings for date, home and away; there is none for home, away',
      counts: { add: 0, refuse: 0 },
    });
    const columns = { date: 2, home: 0, away: 1, time: null };
    expect(await preview(admin, 'fixtures', sportId, file, { columns, answers: { team: 'new' } })).toMatchObject({
      problem: null,
      counts: { add: 1 },
      newTeams: ['Lions', 'Rovers'],
    });
    expect(await importedCounts(admin, 'fixtures', sportId, file, { columns })).toEqual([1, 0, 0, 0, 2]);
  });

  it('must be chosen if two headings match', async () => {
    const sportId = await addSport(world);
    const file = 'date,home,home team,away\n2026-08-16,A,B,C';
    expect((await preview(admin, 'fixtures', sportId, file)).problem).toBe('Two columns are headed as home');
  });

  it.each(['no json', '{"home":-1}', '{"home":"0"}', '[]', '{"home":250}'])(
    'are refused if sent as %s',
    async (columns) => {
      const form = sheetForm('date,home,away\n2026-08-16,A,B');
      form.set('columns', columns);
      const { status } = await admin.post('/api/imports/fixtures/preview?sportId=1', form);
      expect(status).toBe(400);
    },
  );
});

it('adds missing teams only when told to; until then their rows wait', async () => {
  const sportId = await addSport(world);
  await importedCounts(admin, 'teams', sportId, 'Name\nLions\nRovers');
  const file = 'date,home,away\n2099-08-16,Lions,Rovers\n2099-08-17,Lions,Comets';
  const asked = await preview(admin, 'fixtures', sportId, file);
  expect(asked).toMatchObject({ counts: { add: 1, ask: 1 }, newTeams: [] });
  expect(asked.questions).toMatchObject([{ topic: 'team', about: 'Comets', lines: [3] }]);
  expect(asked.rows.at(-1)).toMatchObject({ line: 3, outcome: 'ask', why: 'there is no team Comets yet' });
  const answer = await admin.post(`/api/imports/fixtures?sportId=${sportId}`, sheetForm(file));
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('One row waits') } });
  const answers = { team: 'new' };
  expect(await preview(admin, 'fixtures', sportId, file, { answers })).toMatchObject({
    counts: { add: 2 },
    newTeams: ['Comets'],
  });
  const players = 'name,team\nPalesa,Lions\nThabo,Comets';
  expect(await importedCounts(admin, 'players', sportId, players, { answers: {} })).toEqual([1, 0, 0, 0, 0]);
  expect(await importedCounts(admin, 'players', sportId, players)).toEqual([1, 0, 1, 0, 1]);
});

it('reports for each row what changes', async () => {
  const sportId = await addSport(world);
  await importedCounts(admin, 'teams', sportId, 'name,gender\nLions,men\nRovers,');
  const { rows } = await preview(admin, 'teams', sportId, 'name,gender\nLIONS,Ladies\nrovers,\nLions,x');
  expect(rows).toEqual([
    { line: 2, outcome: 'change', what: 'LIONS', details: ['Female'], changes: ['Female, was Male'], why: '' },
    { line: 3, outcome: 'skip', what: 'rovers', details: ['Mixed'], changes: [], why: 'no change' },
    { line: 4, outcome: 'refuse', what: 'Lions · x', details: [], changes: [], why: 'it is the same team as line 2' },
  ]);
  expect(await importedCounts(admin, 'teams', sportId, 'name,gender\nLIONS,Ladies')).toEqual([0, 1, 0, 0, 0]);
  expect(await listTeams(sportId)).toMatchObject([{ name: 'Lions', gender: 'Female', version: 2 }, { version: 1 }]);
});

it('shows of each game and player all that it will store', async () => {
  const sportId = await addSport(world);
  const fixtures = [
    'date,time,home,away,home score,away score,status,venue,category',
    '2026-08-16,14:00,Lions,"Rovers, Utd.",3,0,forfeit by Rovers,Lower Field,playoff',
    '2026-08-17,14:00,Lions,"Rovers, Utd.",,,postponed,,',
  ];
  const answers = { team: 'new', venue: 'new' };
  expect((await preview(admin, 'fixtures', sportId, fixtures.join('\n'), { answers })).rows).toMatchObject([
    { details: ['3–0', expect.stringContaining('Rovers, Utd. did not come'), 'Venue Lower Field', 'Playoff'] },
    { details: ['Postponed', 'Place TBA', 'League'], changes: [] },
  ]);
  await importedCounts(admin, 'fixtures', sportId, fixtures.join('\n'), { answers });
  const moved = fixtures.map((line) => line.replace('16,14:00', '16,15:00').replace('Lower Field', 'Dome')).join('\n');
  expect((await preview(admin, 'fixtures', sportId, moved)).rows).toMatchObject([
    { outcome: 'change', changes: ['Kick-off 15:00, was 14:00', 'Place Dome, was Lower Field'], why: '' },
    { outcome: 'skip', details: ['Postponed', 'Place TBA', 'League'] },
  ]);
  const players = 'name,team,no,position,captain,points\nNomsa,Lions,7,Wing,yes,12\nZola,Lions,,,,';
  expect((await preview(admin, 'players', sportId, players)).rows).toMatchObject([
    { what: 'Nomsa, Lions', details: ['No. 7', 'Wing', 'captain', 'Points 12'] },
    { what: 'Zola, Lions', details: [] },
  ]);
});

it('imports a workbook like a CSV, and writes an audit entry for each import', async () => {
  const sportId = await addSport(world);
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
  const file = workbook({
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs>',
    rows: `<row>${['Date', 'Time', 'Home', 'Away'].map(cell).join('')}</row><row><c s="1"><v>46250</v></c><c s="2"><v>0.8125</v></c>${cell('Lions')}${cell('Rovers')}</row>`,
  });
  expect(await importedCounts(admin, 'fixtures', sportId, file)).toEqual([1, 0, 0, 0, 2]);
  expect(await listGames(sportId)).toMatchObject([{ date_time: '2026-08-16T17:30:00.000Z' }]);
  const audit = await arena.db
    .selectFrom('audit_log')
    .select('detail')
    .where('act', '=', 'games.import')
    .where('subject', '=', `sport:${sportId}`)
    .execute();
  expect(audit.map(({ detail }) => JSON.parse(String(detail)))).toMatchObject([
    { added: 1, newTeams: ['Lions', 'Rovers'] },
  ]);
});

it.each([
  ['/api/imports/fixtures', sheetForm('date,home,away\nsoon,A,B'), 400, 'One row cannot be imported'],
  ['/api/imports/fixtures', sheetForm('a,b\n1,2'), 400, 'Line 1 needs headings for date, home and away'],
  ['/api/imports/fixtures/preview', sheetForm(''), 400, 'Please choose a file'],
  ['/api/imports/fixtures/preview', sheetForm('\n,,\n'), 400, 'The file is empty'],
  ['/api/imports/fixtures/preview', sheetForm('date,home,away'), 400, 'The file has headings but no rows'],
  ['/api/imports/fixtures/preview', sheetForm('%PDF-1.7 x'), 400, 'This is not a spreadsheet'],
  ['/api/imports/fixtures/preview', sheetForm('x'.repeat(2 * 1024 * 1024 + 1)), 413, 'larger than 2 MB'],
  ['/api/imports/rumours', sheetForm('a\nb'), 404, 'This kind of import was not found'],
])('%s refuses with a message', async (path, form, status, message) => {
  const answer = await admin.post(`${path}?sportId=1`, form);
  expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
});

it('refuses a sport that does not exist', async () => {
  const { status } = await admin.post('/api/imports/teams/preview?sportId=999999', sheetForm('name\nLions'));
  expect(status).toBe(400);
});

it('asks an admin outside the admin window for the password first', async () => {
  for (const path of ['/api/imports/teams', '/api/imports/teams/preview']) {
    const answer = await arena.as.admin.post(`${path}?sportId=1`, sheetForm('name\nLions'));
    expect(answer).toMatchObject({ status: 403, body: { code: 'step-up' } });
  }
});

it('offers a template for each kind that can be imported unchanged', async () => {
  const kinds = (await admin.get('/api/imports')).as(z.array(ImportKindResponse));
  // In the order in which an empty village takes them in.
  expect(kinds.map(({ name }) => name)).toEqual([
    ...['sports', 'residences', 'teams', 'players', 'competitions', 'point-adjustments', 'venues', 'fixtures'],
    'box-scores',
  ]);
  const sportId = await addSport(world);
  // The others name rows that are there already, or have to be.
  const others = ['sports', 'point-adjustments', 'box-scores'];
  for (const { name } of kinds.filter((kind) => !others.includes(kind.name))) {
    const { body, headers } = await admin.get(`/api/imports/${name}/template`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}-template.csv"`);
    const { counts, problem } = await preview(admin, name, sportId, String(body), { answers: { team: 'new' } });
    expect([problem, counts]).toEqual([null, { add: 1, change: 0, skip: 0, ask: 0, refuse: 0 }]);
  }
});
