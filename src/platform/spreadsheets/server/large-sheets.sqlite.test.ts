import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AppProcess, startProcess } from '#testing/app-process.ts';
import { Client } from '#testing/client.ts';
import { sheetForm } from '../testing/file.ts';
import { workbook } from '../testing/workbook.ts';
import { sheetLimits } from './sheet/sheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-sheets-'));
let app: AppProcess;
let admin: Client;
let path: string;
beforeAll(async () => {
  const password = 'floodlit-ground-115';
  app = await startProcess({ DATA_DIR: folder, ADMIN_PASSWORD: password, LOG_LEVEL: 'error' });
  admin = new Client(app.url, (client) => client.logIn('admin', password));
  const { id } = (await admin.post('/api/sports', { name: 'Walking' })).as(z.object({ id: z.int() }));
  path = `/api/imports/teams/preview?sportId=${id}`;
});
afterAll(async () => {
  await app.end();
  rmSync(folder, { recursive: true, force: true });
});

const longText = 'x'.repeat(sheetLimits.cell - 1);

/** How many such cells a file may hold. */
const atMost = Math.floor(sheetLimits.text / longText.length);

/** A file of a few kB: all cells refer to one shared text. */
function sharedTexts(rows: number, columns: number) {
  const cells = '<c t="s"><v>1</v></c>'.repeat(columns);
  const sharedStrings = `<si><t>Team</t></si><si><t>${longText}</t></si>`;
  return workbook({ sharedStrings, rows: `<row><c t="s"><v>0</v></c></row>${`<row>${cells}</row>`.repeat(rows)}` });
}

const peakMegabytes = () => {
  const status = readFileSync(`/proc/${app.process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024;
};

const tooMuch = 'The file holds more than 8 MB of text: please split it';

it.each([
  [5_000, 10],
  [5_000, 100],
  [atMost + 1, 1],
])('refuses a workbook of %d rows and %d columns that all repeat one long text', async (rows, columns) => {
  const file = sharedTexts(rows, columns);
  expect(file.length).toBeLessThan(40_000);
  const answer = await admin.post(path, sheetForm(file));
  expect(answer).toMatchObject({ status: 400, body: { message: tooMuch } });
});

it.each([
  ['a workbook with as much text as there may be', () => sharedTexts(atMost - 1, 1)],
  [
    'a CSV of as many bytes as there may be',
    () => `Team\n${`${longText}\n`.repeat(Math.floor(sheetLimits.fileBytes / sheetLimits.cell))}`,
  ],
  ['a CSV of as many cells', () => `Team\n${`${Array(100).fill('abc').join(',')}\n`.repeat(5_000)}`],
])('reads %s', async (_, file) => {
  expect((await admin.post(path, sheetForm(file()))).status).toBe(200);
});

it('uses no more memory for these files than a small machine has', async () => {
  expect(await admin.get('/api/health')).toMatchObject({ status: 200 });
  expect(peakMegabytes()).toBeLessThan(450);
});
