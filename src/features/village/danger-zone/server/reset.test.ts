import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { features } from '#app/server/features.ts';
import { fillDemoVillage } from '#app/server/start.ts';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { countAllRows, countContent, listResetTables, startFilledApp } from '#app/testing/filled-app.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { readArchive } from '#platform/backups/server/archive-reader.ts';
import { filesBelow } from '#platform/uploads/server/testing/sending.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { progressType } from '#shared/endpoints.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { Client } from '#testing/client.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { ResetDone } from '../contract.ts';
import { backupsIn, basic, make, reset } from '../testing/actions.ts';

it('every table declares what a reset does with it', async () => {
  await using arena = await startTestApp();
  const declared = features.flatMap(({ onReset = {} }) => Object.keys(onReset));
  expect(declared.toSorted()).toEqual(Object.keys(await countAllRows(arena.db)).toSorted());
});

describe('a reset', () => {
  it('keeps admins, settings and sports, the admin’s login, and a snapshot that can undo it', async () => {
    await using arena = await startFilledApp();
    const { db, as } = arena;
    await as.member.get('/api/games');
    expect((await as.member.post('/api/photos/upload', pictureForm())).status).toBe(201);
    const logo = await as.adminWithWindow.post('/api/settings/logo', pictureForm());
    const { logo: logoUrl } = logo.as(z.looseObject({ logo: z.string() }));
    const sports = await db.selectFrom('sports').selectAll().orderBy('id').execute();
    const settings = await db.selectFrom('settings').selectAll().execute();
    await using secondApp = await arena.beside();
    const { dataDir } = arena.app.context.env;
    const [before, pictures] = [await countContent(db), filesBelow(join(dataDir, 'uploads'))];
    using events = await listen(arena.url, as.adminWithWindow);

    const { rows, snapshot } = (await make(as.adminWithWindow, reset)).as(ResetDone);

    const after = await countAllRows(db);
    expect(listResetTables('emptied').filter((table) => after[table] !== 0)).toEqual([]);
    expect([after.accounts, after.sessions, after.uploads]).toEqual([2, 1, 1]);
    expect((await as.visitor.get(logoUrl)).status).toBe(200);
    expect(rows).toBeGreaterThan(500);
    expect(await db.selectFrom('sports').selectAll().orderBy('id').execute()).toEqual(sports);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual(settings);
    expect((await as.adminWithWindow.get('/api/user')).body).toMatchObject({ isAdmin: true, adminWindow: true });
    expect((await as.adminWithWindow.get('/api/games')).body).toEqual([]);
    expect((await as.member.get('/api/games')).status).toBe(401);
    expect((await secondApp.as.visitor.get('/api/games', { cookie: await as.member.cookie() })).status).toBe(401);
    await events.receive(({ tags }) => tags.includes('*'));
    await expect
      .poll(() => filesBelow(join(dataDir, 'uploads')).filter((file) => !logoUrl.includes(file.slice(3, 35))))
      .toEqual([]);
    expect(snapshot).toMatch(/^snapshot-before-reset-20.*\.tar\.gz$/);
    expect((await as.adminWithWindow.post('/api/clubs', { name: 'A new beginning' })).status).toBe(201);
    expect(await restoredElsewhere(join(dataDir, 'backups', snapshot))).toEqual([before, pictures]);
  });

  it('loses no concurrent write: each is in the snapshot, in the village, or refused', async () => {
    await using arena = await startTestApp();
    await using secondApp = await arena.beside();
    const writers = [arena.newPerson('adminWithWindow'), secondApp.as.adminWithWindow];
    for (const admin of [arena.as.adminWithWindow, ...writers]) await admin.ready();
    let isOver = false;
    const responses: number[] = [];
    const write = async (writer: Client, at: number) => {
      while (!isOver) responses.push((await writer.post('/api/clubs', { name: `${at} ${responses.length}` })).status);
    };
    const writing = Promise.all(writers.map(write));
    const { snapshot } = (await make(arena.as.adminWithWindow, reset)).as(ResetDone);
    isOver = true;
    await writing;

    const { rows } = await readArchive(join(arena.app.context.env.dataDir, 'backups', snapshot));
    const written = responses.filter((status) => status === 201).length;
    expect(Number(rows['clubs']) + Number((await countAllRows(arena.db))['clubs'])).toBe(written);
    expect(responses.filter((status) => ![201, 401, 503].includes(status))).toEqual([]);
    expect(responses).not.toEqual([]);
  });

  it('succeeds while another process adds games with their scores', async () => {
    await using arena = await startTestApp();
    await using secondApp = await arena.beside();
    const { adminWithWindow: writer } = secondApp.as;
    await Promise.all([writer.ready(), arena.as.adminWithWindow.ready()]);
    const teams = await sides.of(buildWorld(arena.app));
    const game = { ...teams, dateTime: '2026-03-04T16:30:00Z', location: 'Court', homeScore: 1, awayScore: 2 };
    let isOver = false;
    const responses: number[] = [];
    const write = async () => {
      while (!isOver) responses.push((await writer.post('/api/games', game)).status);
    };
    const writing = Promise.all([write(), write()]);
    const done = await make(arena.as.adminWithWindow, reset);
    isOver = true;
    await writing;
    expect(done.status).toBe(200);
    expect(responses.filter((status) => ![201, 400, 401, 503].includes(status))).toEqual([]);
  });

  it('accepts an admin’s Basic credentials from a script', async () => {
    await using arena = await startTestApp();
    const { snapshot } = (await make(arena.newVisitor(), reset, basic(usernames.admin))).as(ResetDone);
    expect(backupsIn(arena.app.context.env)).toEqual([snapshot]);
    expect(await arena.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('is not followed by the demo at the next start', async () => {
    await using arena = await startTestApp();
    await make(arena.as.adminWithWindow, reset);
    await arena.db.deleteFrom('accounts').where('username', '=', usernames.admin).execute();
    expect(await fillDemoVillage(arena.app, { ...arena.app.context.env, demoData: 'on' })).toBeNull();
  });

  it('reports its progress to clients that accept lines', async () => {
    await using arena = await startTestApp();
    const lines = await fetchLines(arena);
    const steps = lines.flatMap(({ progress }) => (progress ? [z.parse(Step, progress)] : []));
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(['copy', 'pack', 'check', 'delete']);
    for (const step of ['pack', 'check', 'delete']) {
      const done = steps.filter((line) => line.step === step).map((line) => line.done);
      expect(done, step).toEqual(done.toSorted((a, b) => a - b));
    }
    expect(z.parse(ResetDone, lines.at(-1)?.['response']).snapshot).toMatch(/^snapshot-before-reset-/);
  });

  it('deletes nothing if no snapshot can be made', async () => {
    await using arena = await startTestApp();
    const { dataDir } = arena.app.context.env;
    await writeFile(join(dataDir, 'backups'), 'a file where the folder should be');
    const before = await countContent(arena.db);
    const refused = await make(arena.as.adminWithWindow, reset, { accept: progressType });
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
      503,
      'No snapshot could be made, so nothing was deleted. See the log for the reason.',
    ]);
    expect(await countContent(arena.db)).toEqual(before);
  });

  it('runs once at a time, and once in ten minutes', async () => {
    await using arena = await startTestApp({ limits: 1 });
    const admin = arena.as.adminWithWindow;
    await admin.ready();
    const both = await Promise.all([make(admin, reset), make(admin, reset)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await make(admin, reset)).status).toBe(429);
    expect(backupsIn(arena.app.context.env)).toHaveLength(1);
  });
});

/** Restores with the documented command, into an empty place. */
async function restoredElsewhere(snapshot: string) {
  const elsewhere = await freshDatabase();
  const restore = join(import.meta.dirname, '../../../../../scripts/restore.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [restore, snapshot], {
    env: { ...process.env, ...elsewhere.settings },
  });
  expect(stdout).toMatch(/^Restored the village as it was at 20/);
  const { db, close } = await openDatabase(readEnv(elsewhere.settings));
  const found = [await countContent(db), filesBelow(join(elsewhere.settings.DATA_DIR, 'uploads'))];
  await close();
  await elsewhere.drop();
  return found;
}

async function fetchLines({ url, as }: TestApp) {
  const response = await fetch(url + reset.path, {
    method: reset.method,
    body: JSON.stringify({ confirm: reset.confirm }),
    headers: {
      accept: progressType,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: await as.adminWithWindow.cookie(),
    },
  });
  const lines = (await response.text()).trim().split('\n');
  return lines.map((line) => z.parse(z.looseObject({}), JSON.parse(line)));
}

const Step = z.object({ step: z.string(), done: z.number() });
