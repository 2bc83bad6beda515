import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fillDemoVillage } from '#app/server/demo-village.ts';
import { features } from '#app/server/features.ts';
import { rowsOf, startFilledVillage, tablesOfReset } from '#app/testing/filled-village.ts';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { filesBelow } from '#features/uploads/server/testing/sending.ts';
import { pictureForm } from '#features/uploads/testing/form.ts';
import { visitor } from '#server/access.ts';
import { freshPasswordMs } from '#server/admin-window.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { readEnv } from '#server/env.ts';
import { ErrorAnswer } from '#shared/errors.ts';
import { progressType } from '#shared/progress.ts';
import type { Answer, Client } from '#testing/client.ts';
import { freshDatabase } from '#testing/database.ts';
import { listen } from '#testing/stream.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { DeletedComments, ResetDone, SnapshotRow } from '../contract.ts';

interface Act {
  path: string;
  method: 'POST' | 'DELETE';
  confirm: string;
}

const reset: Act = { path: '/api/admin/reset-database', method: 'POST', confirm: 'RESET DATABASE' };
const comments: Act = { path: '/api/comments/all', method: 'DELETE', confirm: 'DELETE COMMENTS' };

async function linesOf({ url, as }: TestVillage) {
  const response = await fetch(url + reset.path, {
    method: reset.method,
    body: JSON.stringify({ confirm: reset.confirm }),
    headers: {
      ...{ accept: progressType, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      cookie: await as.adminWithWindow.cookie(),
    },
  });
  const lines = (await response.text()).trim().split('\n');
  return lines.map((line) => z.parse(z.looseObject({}), JSON.parse(line)));
}

const Step = z.object({ step: z.string(), done: z.number() });
const basic = (username: string, password = testPassword) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});
const backupsOf = ({ village }: TestVillage) => {
  const folder = join(village.context.env.dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder) : [];
};
/** What a village has, but for the traces of those who come and go. */
async function contentOfVillage(db: Database) {
  const { audit_log, login_failures, sessions, known_devices, ...content } = await rowsOf(db);
  return content;
}

const make = (client: Client, { method, path, confirm }: Act, headers?: Record<string, string>) =>
  client.call(method, path, { confirm }, headers);

it('is said of every table what a reset does with it', async () => {
  await using arena = await startFilledVillage();
  const declared = features.flatMap(({ onReset = {} }) => Object.keys(onReset));
  expect(declared.toSorted()).toEqual(Object.keys(await rowsOf(arena.db)).toSorted());
});

describe('nothing is deleted', () => {
  let arena: TestVillage & AsyncDisposable;
  beforeAll(async () => {
    arena = await startFilledVillage();
  });
  afterAll(() => arena.close());

  const typedTooLongAgo = async () => {
    const admin = arena.newPerson('adminWithWindow');
    await admin.ready();
    await arena.village.commit(visitor, async (write) => {
      const password_at = new Date(Date.now() - freshPasswordMs - 1_000).toISOString();
      await write.db.updateTable('sessions').set({ password_at }).execute();
      write.changed('*');
    });
    return admin;
  };
  const raw = (act: Act, body: string, type: string, cookie: string) =>
    fetch(arena.url + act.path, {
      method: act.method,
      body,
      headers: { 'content-type': type, cookie, 'sec-fetch-site': 'same-origin' },
    });
  type Way = (act: Act) => Promise<Pick<Answer, 'status'>>;
  const ways: [string, number, Way][] = [
    ['without a session', 401, (act) => make(arena.as.visitor, act)],
    ['by a member', 403, (act) => make(arena.as.member, act)],
    ['by an officer', 403, (act) => make(arena.as.officer, act)],
    ['by an admin outside the window', 403, (act) => make(arena.as.admin, act)],
    ['with a password typed more than five minutes ago', 403, async (act) => make(await typedTooLongAgo(), act)],
    [
      'with the phrase in small letters',
      400,
      (act) => make(arena.as.adminWithWindow, { ...act, confirm: act.confirm.toLowerCase() }),
    ],
    [
      'with the phrase of the other',
      400,
      (act) => make(arena.as.adminWithWindow, { ...act, confirm: act === reset ? comments.confirm : reset.confirm }),
    ],
    ['without the phrase', 400, ({ method, path }) => arena.as.adminWithWindow.call(method, path)],
    [
      'with more than the phrase',
      400,
      ({ method, path, confirm }) => arena.as.adminWithWindow.call(method, path, { confirm, force: true }),
    ],
    [
      'from a page of another site',
      403,
      (act) => make(arena.as.adminWithWindow, act, { 'sec-fetch-site': 'cross-site' }),
    ],
    ['with the credentials of a member', 403, (act) => make(arena.newVisitor(), act, basic(usernames.member))],
    ['with a wrong password', 401, (act) => make(arena.newVisitor(), act, basic(usernames.admin, 'wrong'))],
    [
      'as a form',
      415,
      async (act) =>
        raw(
          act,
          `confirm=${act.confirm}`,
          'application/x-www-form-urlencoded',
          await arena.as.adminWithWindow.cookie(),
        ),
    ],
    ['by another method', 404, ({ path, confirm }) => arena.as.adminWithWindow.call('PUT', path, { confirm })],
  ];

  it.each(ways)('%s', async (_way, status, tryIt) => {
    const before = await contentOfVillage(arena.db);
    for (const act of [reset, comments]) expect((await tryIt(act)).status, act.path).toBe(status);
    expect(await contentOfVillage(arena.db)).toEqual(before);
    expect(backupsOf(arena)).toEqual([]);
  });
});

describe('a reset', () => {
  it('leaves admins, settings and sports, and the admin logged in', async () => {
    await using arena = await startFilledVillage();
    const { db, as } = arena;
    await as.member.get('/api/games');
    expect((await as.member.post('/api/photos/upload', pictureForm())).status).toBe(201);
    const logo = await as.adminWithWindow.post('/api/settings/logo', pictureForm());
    const { logo: logoUrl } = logo.as(z.looseObject({ logo: z.string() }));
    const sports = await db.selectFrom('sports').selectAll().orderBy('id').execute();
    const settings = await db.selectFrom('settings').selectAll().execute();
    await using beside = await arena.beside();
    using heard = await listen(arena.url, as.adminWithWindow);

    const { rows, snapshot } = (await make(as.adminWithWindow, reset)).as(ResetDone);

    const after = await rowsOf(db);
    expect(tablesOfReset('emptied').filter((table) => after[table] !== 0)).toEqual([]);
    expect([after.accounts, after.sessions, after.uploads]).toEqual([2, 1, 1]);
    expect((await as.visitor.get(logoUrl)).status).toBe(200);
    expect(rows).toBeGreaterThan(500);
    expect(await db.selectFrom('sports').selectAll().orderBy('id').execute()).toEqual(sports);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual(settings);
    expect((await as.adminWithWindow.get('/api/user')).body).toMatchObject({ isAdmin: true, adminWindow: true });
    expect((await as.adminWithWindow.get('/api/games')).body).toEqual([]);
    expect((await as.member.get('/api/games')).status).toBe(401);
    expect((await beside.as.visitor.get('/api/games', { cookie: await as.member.cookie() })).status).toBe(401);
    await heard.hear(({ topics }) => topics.includes('*'));
    const folder = join(arena.village.context.env.dataDir, 'uploads');
    await expect.poll(() => filesBelow(folder).filter((file) => !logoUrl.includes(file.slice(3, 35)))).toEqual([]);
    expect(snapshot).toMatch(/^snapshot-before-reset-20.*\.tar\.gz$/);
    expect((await as.adminWithWindow.post('/api/clubs', { name: 'A new beginning' })).status).toBe(201);
  });

  it('is undone by the documented command with the snapshot that it names', async () => {
    await using arena = await startFilledVillage();
    expect((await arena.as.member.post('/api/photos/upload', pictureForm())).status).toBe(201);
    const { dataDir } = arena.village.context.env;
    const [before, pictures] = [await rowsOf(arena.db), filesBelow(join(dataDir, 'uploads'))];
    const script = arena.newVisitor();
    const { snapshot } = (await make(script, reset, basic(usernames.admin))).as(ResetDone);
    expect(await rowsOf(arena.db)).not.toEqual(before);

    const elsewhere = await freshDatabase();
    const restore = join(import.meta.dirname, '../../../../scripts/restore.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [restore, join(dataDir, 'backups', snapshot)], {
      env: { ...process.env, ...elsewhere.settings },
    });

    expect(stdout).toMatch(/^Restored the village as it was at 20/);
    const { db, close } = await openDatabase(readEnv(elsewhere.settings));
    expect(await rowsOf(db)).toEqual(before);
    expect(filesBelow(join(elsewhere.settings.DATA_DIR, 'uploads'))).toEqual(pictures);
    await close();
    await elsewhere.drop();
  });

  it('is not followed by the demo at the next start', async () => {
    await using arena = await startTestVillage();
    await make(arena.as.adminWithWindow, reset);
    await arena.db.deleteFrom('accounts').where('username', '=', usernames.admin).execute();
    expect(await fillDemoVillage(arena.village, { ...arena.village.context.env, demoData: 'on' })).toBeNull();
  });

  it('tells how far it is to whoever asks for lines', async () => {
    await using arena = await startTestVillage();
    const lines = await linesOf(arena);
    const steps = lines.flatMap(({ progress }) => (progress ? [z.parse(Step, progress)] : []));
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(['copy', 'pack', 'check', 'delete']);
    for (const step of ['pack', 'check', 'delete']) {
      const done = steps.filter((line) => line.step === step).map((line) => line.done);
      expect(done, step).toEqual(done.toSorted((a, b) => a - b));
    }
    expect(z.parse(ResetDone, lines.at(-1)?.['answer']).snapshot).toMatch(/^snapshot-before-reset-/);
  });

  it('deletes nothing when no snapshot can be made', async () => {
    await using arena = await startTestVillage();
    const { dataDir } = arena.village.context.env;
    await writeFile(join(dataDir, 'backups'), 'a file where the folder should be');
    const before = await contentOfVillage(arena.db);
    const refused = await make(arena.as.adminWithWindow, reset, { accept: progressType });
    expect([refused.status, refused.as(ErrorAnswer).message]).toEqual([
      503,
      'No snapshot could be made, so nothing was deleted. The log says why.',
    ]);
    expect(await contentOfVillage(arena.db)).toEqual(before);
  });

  it('happens once at a time, and once in ten minutes', async () => {
    await using arena = await startTestVillage({ limits: 1 });
    const admin = arena.as.adminWithWindow;
    await admin.ready();
    const both = await Promise.all([make(admin, reset), make(admin, reset)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await make(admin, reset)).status).toBe(429);
    expect(backupsOf(arena)).toHaveLength(1);
  });
});

it('deletes all comments with their likes, and nothing else', async () => {
  await using arena = await startFilledVillage();
  const { comments: said, likes, ...rest } = await rowsOf(arena.db);
  const liked = await arena.db
    .selectFrom('likes')
    .innerJoin('comments', 'own_subject_id', 'likes.subject_id')
    .select('likes.id')
    .execute();
  const game = await arena.db.selectFrom('games').select('id').executeTakeFirstOrThrow();
  const thread = `/api/games/${game.id}/comments`;
  await arena.as.member.get(thread);

  const { count, snapshot } = (await make(arena.as.adminWithWindow, comments)).as(DeletedComments);

  expect(count).toBe(said);
  const after = await rowsOf(arena.db);
  expect([after['comments'], after.likes]).toEqual([0, Number(likes) - liked.length]);
  expect(after).toMatchObject({ games: rest.games, thoughts: rest.thoughts, accounts: rest.accounts });
  expect((await arena.as.member.get(thread)).body).toEqual([]);
  expect(snapshot).toMatch(/^snapshot-before-deleting-comments-20/);
  const [line] = (await arena.as.admin.get('/api/admin/audit?act=comments.delete-all')).as(z.array(z.looseObject({})));
  expect(line).toMatchObject({ actor: usernames.adminWithWindow, detail: { count, snapshot } });
});

describe('snapshots', () => {
  it('are listed with why they were made, and downloaded by an admin who has just typed the password', async () => {
    await using arena = await startTestVillage();
    const { dataDir } = arena.village.context.env;
    const { snapshot } = (await make(arena.as.adminWithWindow, comments)).as(DeletedComments);
    await writeFile(join(dataDir, 'backups', 'notes.txt'), 'not a backup');
    const listed = (await arena.as.admin.get('/api/admin/snapshots')).as(z.array(SnapshotRow));
    const file = await readFile(join(dataDir, 'backups', snapshot));
    expect(listed).toEqual([
      {
        ...{ name: snapshot, bytes: file.length, reason: 'Before all comments were deleted' },
        madeAt: expect.stringMatching(/^20\d\d-.*Z$/),
      },
    ]);
    const address = `/api/admin/snapshots/${snapshot}`;
    const cookie = await arena.as.adminWithWindow.cookie();
    const downloaded = await fetch(arena.url + address, { headers: { cookie } });
    expect(Buffer.from(await downloaded.arrayBuffer()).equals(file)).toBe(true);
    expect(downloaded.headers.get('content-disposition')).toBe(`attachment; filename="${snapshot}"`);
    expect((await arena.as.admin.get(address)).status).toBe(403);
    for (const name of ['notes.txt', '..%2Fvillage.sqlite', 'none.tar.gz']) {
      expect((await arena.as.adminWithWindow.get(`/api/admin/snapshots/${name}`)).status).toBe(404);
    }
  });
});
