import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { testEngine } from '#testing/database/database.ts';
import { BackupPreview, MadeBackup } from '../contract.ts';
import { partForm } from '../testing/part-form.ts';
import { packArchive } from '../testing/snapshots.ts';
import { addPart } from './uploaded-commands.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const folder = join(arena.app.context.env.dataDir, 'backups');
const admin = arena.as.adminWithWindow;

let whole: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const { name } = (await admin.post('/api/admin/backups')).as(MadeBackup);
  whole = Buffer.from(await readFile(join(folder, name)));
});

const begin = async (size: number) =>
  (await admin.post('/api/admin/backup-uploads', { size })).as(z.object({ id: z.string() })).id;
const send = (id: string, offset: number, part: Uint8Array<ArrayBuffer>) =>
  admin.post(`/api/admin/backup-uploads/${id}/parts`, partForm(offset, part));
const end = (id: string) => admin.post(`/api/admin/backup-uploads/${id}/end`);
const unfinished = () => readdirSync(folder).filter((name) => name.startsWith('.part'));

async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const id = await begin(bytes.length);
  expect((await send(id, 0, bytes)).status).toBe(200);
  return end(id);
}

describe('an uploaded backup', () => {
  it('arrives in parts, of which one may be sent twice, and is listed once it was read completely', async () => {
    const id = await begin(whole.length);
    const half = Math.floor(whole.length / 2);
    expect((await send(id, half, whole.subarray(half))).status).toBe(409);
    expect((await send(id, 0, whole.subarray(0, half))).body).toEqual({ received: half });
    expect((await send(id, 0, whole.subarray(0, half))).body).toEqual({ received: half });
    expect((await end(id)).status).toBe(409);
    expect((await send(id, half, whole.subarray(half))).body).toEqual({ received: whole.length });
    expect((await send(id, whole.length, whole.subarray(0, 1))).status).toBe(400);
    const { name } = (await end(id)).as(z.object({ name: z.string() }));
    expect(name).toMatch(/^uploaded-20.*\.tar\.gz$/);
    expect((await readFile(join(folder, name))).equals(whole)).toBe(true);
    expect(unfinished()).toEqual([]);
    const preview = (await admin.get(`/api/admin/backups/${name}`)).as(BackupPreview);
    expect(preview).toMatchObject({ bytes: whole.length, problem: null });
    const listed = (await admin.get('/api/admin/backups')).as(z.looseObject({ newest: z.looseObject({}) }));
    expect(listed.newest).toMatchObject({ reason: 'Made by hand' });
  });

  it('is refused when it is something else, damaged, cut short or empty, and leaves nothing behind', async () => {
    const id = await begin(9);
    expect(await send(id, 0, Buffer.from('no backup'))).toMatchObject({
      status: 400,
      body: { message: 'This backup cannot be restored: it is no backup of Village Arena.' },
    });
    const flipped = Buffer.from(whole);
    flipped[whole.length - 5] = (flipped[whole.length - 5] ?? 0) ^ 4;
    const damaged = { status: 400, body: { message: 'This backup cannot be restored: it is damaged or cut short.' } };
    expect(await upload(flipped)).toMatchObject(damaged);
    expect(await upload(whole.subarray(0, whole.length - 3))).toMatchObject(damaged);
    expect((await admin.post('/api/admin/backup-uploads', { size: 0 })).status).toBe(400);
    expect((await end(id)).status).toBe(404);
    expect((await end('..%2F..-1')).status).toBe(400);
    expect(unfinished()).toEqual([]);
  });

  it('ends when the disk has filled up since it began, and leaves nothing behind', async () => {
    const { bavail, bsize } = await statfs(folder);
    const id = `0123456789abcdef-${Math.floor(bavail * bsize * 0.5)}`;
    mkdirSync(join(folder, `.part-upload-${id}`));
    writeFileSync(join(folder, `.part-upload-${id}`, 'archive'), '');
    const sent = addPart(arena.app.context.env, id, 0, whole);
    await expect(sent).rejects.toMatchObject({ status: 413 });
    expect(unfinished()).toEqual([]);
  });

  const other = testEngine === 'sqlite' ? 'postgres' : 'sqlite';
  it.each([
    [
      'a newer version',
      testEngine,
      ['0999_later'],
      'it was made by a newer Village Arena (0999_later): update this one first',
    ],
    ['the other engine', other, [], expect.stringMatching(/^it is of .*, and this village is on /)],
  ])('of %s is shown with why it cannot be restored', async (_title, engine, migrations, problem) => {
    const entry = { name: engine === 'sqlite' ? 'database.sqlite' : 'database.dump', text: 'rows' };
    const sha256 = createHash('sha256').update(entry.text).digest('hex');
    const entries = [{ name: entry.name, size: entry.text.length, sha256 }];
    const facts = {
      format: 1,
      version: '2.0.0',
      engine,
      madeAt: '2026-11-21T12:00:00.000Z',
      migrations,
      rows: { games: 7 },
    };
    const manifest = { ...facts, pictures: 'here', entries };
    const archive = await packArchive([entry, { name: 'manifest.json', text: JSON.stringify(manifest) }]);
    const { name } = (await upload(Buffer.from(archive))).as(z.object({ name: z.string() }));
    expect((await admin.get(`/api/admin/backups/${name}`)).body).toMatchObject({ version: '2.0.0', problem });
    const refused = await admin.post(`/api/admin/backups/${name}/restore`, { confirm: 'RESTORE BACKUP' });
    expect(refused.status).toBe(400);
    expect(readdirSync(join(folder, '..')).filter((file) => file.startsWith('restoring'))).toEqual([]);
  });
});
