import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startFilledApp } from '#app/testing/filled-app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { ExportedListResponse } from '../contract.ts';
import { importedCounts } from '../testing/file.ts';
import { readWorkbook } from './sheet/read-sheet.ts';

const arena = await startFilledApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;

/** Exports a list as a workbook; returns its rows as the importer reads them, and the sheet's raw XML. */
async function exported(list: string) {
  const path = `${arena.url}/api/exports/${list}?format=xlsx`;
  const answer = await fetch(path, { headers: { cookie: await admin.cookie() } });
  const file = new Uint8Array(await answer.arrayBuffer());
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const [headings = [], ...rows] = readWorkbook(file)[0].rows.map(({ cells }) => cells);
  const inColumn = (heading: string) => rows.map((row) => row[headings.indexOf(heading)] ?? '');
  return { answer, file, sheet, headings, rows, inColumn };
}

it('exports every list as a workbook', async () => {
  for (const { name } of (await admin.get('/api/exports')).as(z.array(ExportedListResponse))) {
    const { answer, headings } = await exported(name);
    expect([name, answer.status, answer.headers.get('content-disposition')]).toEqual([
      ...[name, 200, `attachment; filename="${name}.xlsx"`],
    ]);
    const csv = String((await admin.get(`/api/exports/${name}`)).body);
    expect(headings.join(',')).toBe(csv.split('\r\n')[0]);
  }
  expect((await admin.get('/api/exports/teams?format=ods')).status).toBe(400);
});

it('writes no text as a formula, whatever its content', async () => {
  const title = "A;=cmd|'/C calc'!A0;x";
  await admin.post('/api/announcements', { title, content: '=HYPERLINK("http://x")\n00123' });
  const { sheet, inColumn } = await exported('announcements');
  expect(inColumn('Title')).toContain(title);
  expect(inColumn('Content')).toContain('=HYPERLINK("http://x")\n00123');
  expect(sheet).not.toMatch(/<f[ >]/);
});

it("writes numbers as numbers, texts of digits as texts, and instants as dates in the village's time zone", async () => {
  const result = { home_score: 12, away_score: 7, home_shootout: null, away_shootout: null };
  await arena.db
    .updateTable('games')
    .set({ ...result, status: 'completed' })
    .execute();
  const games = await exported('games');
  const [row] = games.rows;
  expect(games.inColumn('Home score')).toContain('12');
  expect(games.sheet).toMatch(/<c r="F2"><v>12<\/v>/);
  expect(games.inColumn('Date')[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(games.sheet, String(row)).toMatch(/<c r="A2" s="\d+"><v>\d{5}<\/v>/);

  const signedUp = { smid: '00123456', created_at: '2026-11-15T22:57:41.435Z' };
  await arena.db.updateTable('club_signups').set(signedUp).execute();
  const signUps = await exported('club-signups');
  expect(signUps.inColumn('SMID')).toContain('00123456');
  expect(signUps.inColumn('Signed up')).toContain('2026-11-16 00:57');
});

it('changes nothing when a workbook is imported again', async () => {
  const sportId = await addSport(world);
  await importedCounts(admin, 'teams', sportId, 'name\nLions\n=Rovers');
  await importedCounts(admin, 'players', sportId, 'name,team,no,bio\nPalesa,Lions,7,"+27\n= more"');
  await importedCounts(admin, 'fixtures', sportId, 'date,time,home,away\n16/08/2026,7:30 PM,Lions,=Rovers');
  const lists = { teams: ['teams', 2], players: ['players', 1], fixtures: ['games', 1] } as const;
  for (const [kind, [list, count]] of Object.entries(lists)) {
    const { file, rows } = await exported(list);
    const counts = await importedCounts(admin, kind, sportId, file);
    expect([kind, counts]).toEqual([kind, [0, 0, rows.length, 0, 0]]);
    expect(rows.length).toBeGreaterThanOrEqual(count);
  }
});
