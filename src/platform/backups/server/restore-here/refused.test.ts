import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startFilledApp } from '#app/testing/filled-app.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { MadeBackup, restorePhrase } from '../../contract.ts';
import { hashVillage } from '../../testing/village-content.ts';
import { makeBackup } from '../commands.ts';

const arena = await startFilledApp();
afterAll(() => arena.close());
const { env } = arena.app.context;
const admin = arena.as.adminWithWindow;
const restore = (name: string) => admin.post(`/api/admin/backups/${name}/restore`, { confirm: restorePhrase });
const addClub = async (name: string) => {
  const added = await admin.post('/api/clubs', { name });
  expect(added.status).toBe(201);
  return added.as(z.looseObject({ id: z.int() })).id;
};

it('leaves the village as it was when the last step before the commit fails', async () => {
  await arena.as.member.post('/api/photos/upload', pictureForm());
  const { name } = (await admin.post('/api/admin/backups')).as(MadeBackup);
  await addClub('Not in the backup');
  const before = await hashVillage(arena.db);
  const [folder = ''] = readdirSync(join(env.dataDir, 'uploads'));
  const pictures = join(env.dataDir, 'uploads', folder);
  rmSync(pictures, { recursive: true });
  writeFileSync(pictures, 'a file where the folder should be');
  expect(await restore(name)).toMatchObject({
    status: 503,
    body: { message: 'The restore failed, and the village is as it was. See the log for the reason.' },
  });
  rmSync(pictures);
  expect(await hashVillage(arena.db)).toEqual(before);
  expect(readdirSync(env.dataDir).filter((file) => file.startsWith('restoring'))).toEqual([]);
  const id = await addClub('Written right after it');
  expect((await restore(name)).status).toBe(200);
  // A row that the restore took away keeps its id for good.
  expect(await addClub('Written in the restored village')).toBeGreaterThan(id);
});

it('refuses a backup that would lock everybody out', async () => {
  const admins = await arena.db.selectFrom('accounts').select('username').where('is_admin', '=', 1).execute();
  expect(admins.length).toBeGreaterThan(0);
  await arena.db.updateTable('accounts').set({ is_admin: 0 }).execute();
  const { path } = await makeBackup(env, 'village');
  for (const { username } of admins)
    await arena.db.updateTable('accounts').set({ is_admin: 1 }).where('username', '=', username).execute();
  const before = await hashVillage(arena.db);
  expect(await restore(basename(path))).toMatchObject({
    status: 400,
    body: { message: 'This backup cannot be restored: none of its accounts is an admin.' },
  });
  expect(await hashVillage(arena.db)).toEqual(before);
});
