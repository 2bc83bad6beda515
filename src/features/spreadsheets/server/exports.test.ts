import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { addSport } from '#features/sports/testing/rows.ts';
import { sheetRows } from '#server/sheets/csv.ts';
import type { Client } from '#testing/client.ts';
import { buildWorld, type World } from '#testing/world.ts';
import { ExportedListAnswer } from '../contract.ts';
import { importedCounts } from '../testing/file.ts';

let arena: TestVillage;
let world: World;
let admin: Client;
beforeAll(async () => {
  arena = await startTestVillage();
  world = buildWorld(arena.village);
  admin = arena.as.adminWithWindow;
});
afterAll(() => arena.close());

const exported = async (list: string) => String((await admin.get(`/api/exports/${list}`)).body);

it('offers every list, each as a file with headings', async () => {
  const lists = (await admin.get('/api/exports')).as(z.array(ExportedListAnswer));
  expect(lists.map(({ name }) => name)).toEqual([
    ...[
      'accounts',
      'audit-log',
      'sports',
      'teams',
      'players',
      'club-signups',
      'clubs',
      'games',
      'highlights',
      'photos',
      'episodes',
    ],
    ...['workouts', 'tips', 'residence-anchors', 'ground-anchors', 'playlists', 'announcements'],
  ]);
  for (const { name } of lists) {
    const { status, headers, body } = await admin.get(`/api/exports/${name}`);
    expect([name, status, headers.get('content-type')]).toEqual([name, 200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`);
    expect(sheetRows(String(body))[0]?.cells.length).toBeGreaterThan(1);
  }
});

it('is for admins, says 404 for what is no list, and is written down', async () => {
  expect((await arena.as.officer.get('/api/exports/clubs')).status).toBe(403);
  expect((await admin.get('/api/exports/accounts-and-passwords')).status).toBe(404);
  await exported('clubs');
  const written = await arena.db.selectFrom('audit_log').select('subject').where('act', '=', 'list.export').execute();
  expect(written).toContainEqual({ subject: 'clubs' });
});

it('keeps a spreadsheet from taking a text for a formula', async () => {
  await admin.post('/api/announcements', { title: '=HYPERLINK("http://x")', content: '+27 and\n"more"' });
  const text = await exported('announcements');
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(sheetRows(text)[1]?.cells).toEqual(expect.arrayContaining(['=HYPERLINK("http://x")', '+27 and\n"more"']));
});

it('has more rows than a page of the list', async () => {
  const sportId = await addSport(world);
  const names = Array.from({ length: 620 }, (_, at) => `Many ${at}`);
  await importedCounts(admin, 'teams', sportId, ['name', ...names].join('\n'));
  const rows = sheetRows(await exported('teams')).map(({ cells }) => cells[0]);
  expect(rows.filter((name) => name?.startsWith('Many '))).toEqual(names);
  expect(rows.filter((name) => name === 'Name')).toHaveLength(1);
});

it('can be imported again, which changes nothing, and fills an empty village with the same', async () => {
  const sportId = await addSport(world);
  const teams = 'name,gender,logo\n"=Lions, ""old""",Male,https://example.com/lions.png\n-Rovers,Female,';
  const players =
    'name,team,no,captain,bio,points,display name\n@Palesa,-Rovers,7,yes,"Two\nlines",12,Pali\nPalesa,-Rovers,8,,,,\nPalesa,-Rovers,,,,,\nThabo,"=Lions, ""old""",0,no,,,';
  const games =
    'date,time,home,away,home score,away score,status,category,season,location\n16/08/2026,7:30 PM,-Rovers,"=Lions, ""old""",2,1,,cup,2026-27,+Field\n17/08/2026,,"=Lions, ""old""",-Rovers,1,1,live,,Spring,\n18/08/2026,9:00,"=Lions, ""old""",-Rovers,,,postponed,,,';
  expect(await importedCounts(admin, 'teams', sportId, teams)).toEqual([2, 0, 0, 0, 0]);
  expect(await importedCounts(admin, 'players', sportId, players)).toEqual([4, 0, 0, 0, 0]);
  expect(await importedCounts(admin, 'fixtures', sportId, games)).toEqual([3, 0, 0, 0, 0]);
  // Seconds, and a season spelled otherwise, as a person may have typed them in the app.
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
    const elsewhere = (await exportOfSport(kind, sportId)).replaceAll(await sportName(sportId), '');
    const otherSport = targets.get(sportId) ?? (await addSport(world));
    targets.set(sportId, otherSport);
    expect(await importedCounts(admin, kind, otherSport, elsewhere)).toEqual([count, 0, 0, 0, 0]);
  }
});

/** The sport that stands for an empty village, by the one whose lists it gets. */
const targets = new Map<number, number>();

const sportName = async (id: number) =>
  (await arena.db.selectFrom('sports').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** The rows of one sport, in one more export. */
async function exportOfSport(kind: string, sportId: number): Promise<string> {
  const file = await exported(kind === 'fixtures' ? 'games' : kind);
  const name = await sportName(sportId);
  const [heading = '', ...records] = file.split('\r\n');
  return [heading, ...records.filter((record) => record.includes(name))].join('\r\n');
}
