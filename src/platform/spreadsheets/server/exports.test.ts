import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countAllRows, startFilledApp } from '#app/testing/filled-app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { ExportedListResponse } from '../contract.ts';
import { importedCounts } from '../testing/file.ts';
import { sheetRows } from './sheet/csv.ts';

const arena = await startFilledApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;

const exported = async (list: string) => String((await admin.get(`/api/exports/${list}`)).body);

it('offers every list as a file with headings', async () => {
  const lists = (await admin.get('/api/exports')).as(z.array(ExportedListResponse));
  const known = [
    ...['accounts', 'audit-log', 'comments', 'sports', 'teams', 'club-signups', 'clubs', 'players', 'games', 'rsvps'],
    ...['box-scores', 'highlights', 'photos', 'episodes', 'game-events', 'workouts', 'tips', 'residence-anchors'],
    ...['ground-anchors', 'playlists', 'announcements', 'thoughts'],
  ];
  expect(lists.map(({ name }) => name).filter((name) => known.includes(name))).toEqual(known);
  for (const { name } of lists) {
    const { status, headers, body } = await admin.get(`/api/exports/${name}`);
    expect([name, status, headers.get('content-type')]).toEqual([name, 200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`);
    expect(sheetRows(String(body))[0]?.cells.length).toBeGreaterThan(1);
  }
});

it('answers 404 for an unknown list, and writes an audit entry', async () => {
  expect((await admin.get('/api/exports/accounts-and-passwords')).status).toBe(404);
  await exported('clubs');
  const written = await arena.db.selectFrom('audit_log').select('subject').where('act', '=', 'list.export').execute();
  expect(written).toContainEqual({ subject: 'clubs' });
});

it('keeps spreadsheets from reading a text as a formula', async () => {
  await admin.post('/api/announcements', { title: '=HYPERLINK("http://x")', content: '+27 and\n"more"' });
  const text = await exported('announcements');
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(sheetRows(text)[1]?.cells).toEqual(expect.arrayContaining(['=HYPERLINK("http://x")', '+27 and\n"more"']));
});

it('exports all rows, not only one page of the list', async () => {
  const sportId = await addSport(world);
  const names = Array.from({ length: 620 }, (_, at) => `Many ${at}`);
  await importedCounts(admin, 'teams', sportId, ['name', ...names].join('\n'));
  const rows = sheetRows(await exported('teams')).map(({ cells }) => cells[0]);
  expect(rows.filter((name) => name?.startsWith('Many '))).toEqual(names);
  expect(rows.filter((name) => name === 'Name')).toHaveLength(1);
});

it('exports every comment, RSVP, thought, box score line and game event, under the names that readers see', async () => {
  const game = await arena.db.selectFrom('games').select('id').executeTakeFirstOrThrow();
  await arena.as.member.post(`/api/games/${game.id}/comments`, { content: '=2+3' });
  const event = { event_key: 'pressed-once', kind: 'start' as const, at: '2026-08-16T17:30:00.000Z' };
  await arena.db
    .insertInto('game_events')
    .values({ ...event, game_id: game.id, place: 1 })
    .execute();
  const counts = await countAllRows(arena.db);
  const expected = {
    comments: counts['comments'],
    rsvps: counts['rsvps'],
    thoughts: counts['thoughts'],
    'game-events': counts['game_events'],
    'box-scores': Number(counts['box_score_lines']) + 2 * Number(counts['box_scores']),
  };

  for (const [list, rows] of Object.entries(expected)) {
    expect([list, sheetRows(await exported(list)).length - 1]).toEqual([list, rows]);
  }
  const [, ...comments] = sheetRows(await exported('comments')).map(({ cells }) => cells);
  expect(comments.at(-1)).toEqual([expect.any(String), `game ${game.id}`, expect.any(String), '=2+3', '0', '']);
  const [headings = [], ...lines] = sheetRows(await exported('box-scores')).map(({ cells }) => cells);
  const line = lines.find((cells) => cells.includes('Basketball'));
  const cell = (heading: string) => line?.[headings.indexOf(heading)];
  expect([cell('Points'), cell('Tries')]).toEqual([expect.stringMatching(/^\d+$/), '']);
  const aliased = await arena.db.selectFrom('comments').select('alias').where('alias', 'is not', null).execute();
  expect(comments.map(([, , author]) => author)).toEqual(expect.arrayContaining(aliased.map(({ alias }) => alias)));
});

it('exports files that change nothing when imported again, and fill an empty village with the same rows', async () => {
  const sportId = await addSport(world);
  const teams = 'name,gender,logo\n"=Lions, ""old""",Male,https://example.com/lions.png\n-Rovers,Female,';
  const players =
    'name,team,no,captain,bio,points,display name\n@Palesa,-Rovers,7,yes,"Two\nlines",12,Pali\nPalesa,-Rovers,8,,,,\nPalesa,-Rovers,,,,,\nThabo,"=Lions, ""old""",0,no,,,';
  const games =
    'date,time,home,away,home score,away score,status,category,season,location\n16/08/2026,7:30 PM,-Rovers,"=Lions, ""old""",2,1,,cup,2026-27,+Field\n17/08/2026,,"=Lions, ""old""",-Rovers,1,1,live,,Spring,\n18/08/2026,9:00,"=Lions, ""old""",-Rovers,,,postponed,,,';
  expect(await importedCounts(admin, 'teams', sportId, teams)).toEqual([2, 0, 0, 0, 0]);
  expect(await importedCounts(admin, 'players', sportId, players)).toEqual([4, 0, 0, 0, 0]);
  expect(await importedCounts(admin, 'fixtures', sportId, games)).toEqual([3, 0, 0, 0, 0]);
  // Seconds, and another spelling of the season, as a person may have entered them in the app.
  await arena.db
    .updateTable('games')
    .set({ season: '2026-27', date_time: '2026-08-16T17:30:42.000Z' })
    .where('sport_id', '=', sportId)
    .where('category', '=', 'tournament')
    .execute();

  const rows = { teams: 2, players: 4, fixtures: 3 };
  for (const [kind, count] of Object.entries(rows)) {
    const file = await exported(kind === 'fixtures' ? 'games' : kind);
    const [added, changed, , refused] = await importedCounts(admin, kind, sportId, file);
    expect([kind, added, changed, refused]).toEqual([kind, 0, 0, 0]);
    const elsewhere = (await exportSport(kind, sportId)).replaceAll(await sportName(sportId), '');
    const otherSport = targets.get(sportId) ?? (await addSport(world));
    targets.set(sportId, otherSport);
    expect(await importedCounts(admin, kind, otherSport, elsewhere)).toEqual([count, 0, 0, 0, 0]);
  }
});

/** Maps a sport to a new, empty sport that imports its lists: it stands in for an empty village. */
const targets = new Map<number, number>();

const sportName = async (id: number) =>
  (await arena.db.selectFrom('sports').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** Exports the list again and keeps the rows of one sport. */
async function exportSport(kind: string, sportId: number): Promise<string> {
  const file = await exported(kind === 'fixtures' ? 'games' : kind);
  const name = await sportName(sportId);
  const [heading = '', ...records] = file.split('\r\n');
  return [heading, ...records.filter((record) => record.includes(name))].join('\r\n');
}
