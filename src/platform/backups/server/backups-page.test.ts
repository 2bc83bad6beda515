import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { MadeBackup } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { env } = arena.app.context;
const folder = join(env.dataDir, 'backups');
const lastAct = async (act: string) => {
  const lines = (await arena.as.admin.get(`/api/admin/audit?act=${act}`)).as(z.array(z.looseObject({})));
  return lines[0]?.['detail'];
};

describe('an admin', () => {
  it('makes a backup, finds it in the list, and downloads it after typing the password', async () => {
    const admin = arena.as.adminWithWindow;
    const made = (await admin.post('/api/admin/backups')).as(MadeBackup);
    expect(made).toMatchObject({ name: expect.stringMatching(/^village-20.*\.tar\.gz$/), pictures: 0 });
    expect(await lastAct('backup.make')).toEqual({ name: made.name });
    await writeFile(join(folder, 'notes.txt'), 'not a backup');
    const file = await readFile(join(folder, made.name));
    expect((await arena.as.admin.get('/api/admin/backups')).body).toMatchObject({
      backups: [{ name: made.name, bytes: file.length, reason: 'Made by hand', madeAt: expect.stringMatching(/Z$/) }],
      daily: 'on',
      timeZone: 'Africa/Johannesburg',
    });
    const cookie = await admin.cookie();
    const downloaded = await fetch(`${arena.url}/api/admin/backups/${made.name}/file`, { headers: { cookie } });
    expect(Buffer.from(await downloaded.arrayBuffer()).equals(file)).toBe(true);
    expect(downloaded.headers.get('content-disposition')).toBe(`attachment; filename="${made.name}"`);
    expect(await lastAct('backup.download')).toEqual({ name: made.name });
    for (const name of ['notes.txt', '..%2Fvillage.sqlite', 'none.tar.gz'])
      expect((await admin.get(`/api/admin/backups/${name}/file`)).status).toBe(404);
  });

  it('sets when the daily backup is made and how many stay, and overwrites no other change', async () => {
    const { adminWithWindow: admin } = arena.as;
    const schedule = { hour: 22, days: 31, weeks: 0, months: 24 };
    const before = { hour: 3, days: 7, weeks: 4, months: 6 };
    const change = (body: object) => admin.patch('/api/admin/backups/schedule', body);
    expect((await change({ ...schedule, version: 1 })).body).toEqual({ ...schedule, version: 2 });
    expect(await lastAct('backups.schedule')).toEqual({ before, after: schedule });
    expect(await change({ ...before, version: 1 })).toMatchObject({ status: 409, body: { code: 'version' } });
    for (const wrong of [{ hour: 24 }, { hour: -1 }, { days: 0 }, { days: 32 }, { weeks: 27 }, { months: 1.5 }])
      expect((await change({ ...schedule, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect((await admin.get('/api/admin/backups')).body).toMatchObject({ schedule });
  });

  it('is told that no backup could be made, and nothing is left behind', async () => {
    await using broken = await startTestApp();
    const { dataDir } = broken.app.context.env;
    await writeFile(join(dataDir, 'backups'), 'a file where the folder should be');
    expect(await broken.as.adminWithWindow.post('/api/admin/backups')).toMatchObject({
      status: 503,
      body: { message: 'No backup could be made. See the log for the reason.' },
    });
    expect(readdirSync(dataDir).filter((name) => name.includes('part'))).toEqual([]);
  });
});

it('says where daily backups are off', async () => {
  await using off = await startTestApp({ env: { BACKUPS: 'off' } });
  expect((await off.as.admin.get('/api/admin/backups')).body).toMatchObject({ daily: 'off', backups: [] });
});
