import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApp } from '#app/server/app.ts';
import { addPeople, peopleClients } from '#app/testing/people.ts';
import { lay } from '#platform/backups/testing/snapshots.ts';
import { startProcess } from '#testing/app-process.ts';
import { Client } from '#testing/client.ts';
import { readEnv } from '../env.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'village-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Always SQLite, whichever engine the run is about: PostgreSQL looks after its own files.
const settings = () => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  ADMIN_PASSWORD: 'folder-court-lights-9',
  LOG_LEVEL: 'error',
});

async function openHere() {
  const app = await openApp(readEnv({ ...settings(), DEMO_DATA: 'off', LIMITS: '1000' }));
  await addPeople(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    as: peopleClients(url, app),
    newVisitor: () => new Client(url),
    [Symbol.asyncDispose]: () => app.close(),
  };
}

it('refuses a second start on one folder with one line, and leaves no lock behind after a kill -9', async () => {
  const first = await startProcess(settings());
  const second = await startProcess(settings()).catch((error: Error) => error.message);
  expect(second).toBe(`Cannot start: another Village Arena runs on ${folder}\n`);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  await first.end('SIGKILL');
  const third = await startProcess(settings());
  expect(await third.end()).toBe(0);
});

it.each([
  ['pictures', 'uploads/ab/320.webp'],
  ['the newest writes', 'village.sqlite-wal'],
  ['backups', 'backups/daily-2026-11-21T03-00-00-000Z.tar.gz'],
])('starts no new village in place of an empty database file beside %s', async (_what, name) => {
  lay(folder, 'village.sqlite', '');
  lay(folder, name, 'kept');
  const message = await startProcess({ ...settings(), DEMO_DATA: 'on' }).catch((error: Error) => error.message);
  expect(message).toBe(
    `Cannot start: ${folder}/village.sqlite is empty, and what lies beside it is not: restore a backup, or move that file away to begin anew\n`,
  );
  expect(readFileSync(join(folder, name), 'utf8')).toBe('kept');
  expect(statSync(join(folder, 'village.sqlite')).size).toBe(0);
});

it('starts after a first start that was cut short', async () => {
  lay(folder, 'village.sqlite', '');
  const started = await startProcess(settings());
  expect(await started.end()).toBe(0);
});

it('answers reads while another program holds the lock, and the write once the lock is released', async () => {
  await using here = await openHere();
  for (const person of [here.as.member, here.as.adminWithWindow]) await person.get('/api/user');
  const other = new DatabaseSync(join(folder, 'village.sqlite'), { timeout: 5_000 });
  other.exec('begin immediate');
  let written = false;
  const write = here.as.adminWithWindow.post('/api/sports', { name: 'Padel' }).then((response) => {
    written = true;
    return response;
  });
  for (const path of ['/api/health', '/api/sports', '/api/games', '/api/teams']) {
    expect([path, (await here.as.member.get(path)).status]).toEqual([path, 200]);
  }
  expect(written).toBe(false);
  other.exec('rollback');
  other.close();
  expect((await write).status).toBe(201);
});

it('answers that it is busy when the lock is not released', async () => {
  await using here = await openHere();
  await here.as.adminWithWindow.get('/api/user');
  const other = new DatabaseSync(join(folder, 'village.sqlite'));
  other.exec('begin immediate');
  const { status, headers } = await here.as.adminWithWindow.post('/api/sports', { name: 'Padel' });
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  other.close();
});

it.each([
  ['renamed over it', (copy: string, file: string) => renameSync(copy, file)],
  ['removed', (_copy: string, file: string) => rmSync(file)],
])('refuses writes, which would be lost, once the database file was %s', async (_what, replace) => {
  await using here = await openHere();
  expect((await here.as.adminWithWindow.post('/api/sports', { name: 'Padel' })).status).toBe(201);
  copyFileSync(join(folder, 'village.sqlite'), join(folder, 'copy.sqlite'));
  replace(join(folder, 'copy.sqlite'), join(folder, 'village.sqlite'));
  const responses = [
    await here.as.adminWithWindow.post('/api/sports', { name: 'Chess' }),
    await here.as.adminWithWindow.get('/api/sports'),
    await here.newVisitor().get('/api/health'),
  ];
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(responses[0]?.body).toEqual({
    message: 'The village cannot be read right now. Please try again later.',
    code: 'busy',
  });
});

it('logs one line when the database file was overwritten, and keeps running', async () => {
  const running = await startProcess(settings());
  writeFileSync(join(folder, 'village.sqlite'), 'This is no database. '.repeat(20_000));
  const visitor = new Client(running.url);
  await expect.poll(async () => (await visitor.get('/api/health')).status).toBe(503);
  expect((await visitor.post('/api/login', { username: 'admin', password: 'any' })).status).toBe(503);
  const lines = running
    .printed()
    .split('\n')
    .filter((line) => line.includes('database file'));
  expect(lines).toHaveLength(1);
  expect(await running.end()).toBe(0);
});

it('restricts its folder and files to its own account, also those that were open to all', async () => {
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads, { recursive: true });
  for (const path of [folder, uploads]) chmodSync(path, 0o755);
  new DatabaseSync(join(folder, 'village.sqlite')).exec('create table before (id integer)');
  chmodSync(join(folder, 'village.sqlite'), 0o644);
  const running = await startProcess(settings());
  const modes = () =>
    ['', 'village.sqlite', 'village.sqlite-wal', 'uploads'].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
  await expect.poll(modes).toEqual(['700', '600', '600', '700']);
  await running.end();
});
