import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TestApp } from '#app/testing/app.ts';
import { startFilledApp } from '#app/testing/filled-app.ts';
import { filesBelow } from '#platform/uploads/server/testing/sending.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { BackupPreview, MadeBackup, RestoreDone, restorePhrase } from '../../contract.ts';
import { hashVillage } from '../../testing/village-content.ts';

const confirm = { confirm: restorePhrase };

/** A filled village, its backup, and what has changed since. */
async function startChangedVillage() {
  const arena = await startFilledApp();
  const { as, db, app } = arena;
  const admin = as.adminWithWindow;
  for (const person of [admin, as.member, as.otherMember, as.officer]) await person.ready();
  expect((await as.member.post('/api/photos/upload', pictureForm())).status).toBe(201);
  const uploads = join(app.context.env.dataDir, 'uploads');
  const [before, pictures] = [await hashVillage(db), filesBelow(uploads)];
  const { name } = (await admin.post('/api/admin/backups')).as(MadeBackup);

  expect((await admin.post('/api/clubs', { name: "O'Hara’s 7 🏀" })).status).toBe(201);
  expect((await admin.patch('/api/settings', { productName: 'Another Village' })).status).toBe(200);
  await db.deleteFrom('rsvps').execute();
  rmSync(uploads, { recursive: true });
  const passwords = { currentPassword: testPassword, newPassword: 'another-court-light-9' };
  expect((await as.otherMember.post('/api/user/password', passwords)).status).toBe(200);
  return { arena, admin, name, before, pictures, uploads };
}

describe('a restore in the running app', () => {
  let village: Awaited<ReturnType<typeof startChangedVillage>>;
  beforeAll(async () => {
    village = await startChangedVillage();
  });
  afterAll(() => village.arena.close());
  const restore = ({ as }: Pick<TestApp, 'as'>, name: string, body: object = confirm) =>
    as.adminWithWindow.post(`/api/admin/backups/${name}/restore`, body);

  it('shows what the backup holds before', async () => {
    const { arena, name } = village;
    const preview = (await arena.as.admin.get(`/api/admin/backups/${name}`)).as(BackupPreview);
    const people = await arena.db.selectFrom('accounts').select('id').execute();
    expect(preview).toMatchObject({ name, version: '1.0.0', pictures: 'here', problem: null });
    expect(preview.contents).toContainEqual({ what: 'people', count: people.length });
    expect(preview.contents.find(({ what }) => what === 'games')?.count).toBeGreaterThan(20);
  });

  it.each(['visitor', 'member', 'officer', 'admin'] as const)('is refused to %s', async (person) => {
    const { arena, name } = village;
    const before = await hashVillage(arena.db);
    const { status } = await arena.as[person].post(`/api/admin/backups/${name}/restore`, confirm);
    expect(status).toBe(person === 'visitor' ? 401 : 403);
    expect(await hashVillage(arena.db)).toEqual(before);
  });

  it('needs the phrase', async () => {
    const { arena, name } = village;
    expect((await restore(arena, name, { confirm: 'restore backup' })).status).toBe(400);
  });

  it('brings every row and picture back, keeps sessions and the audit log, and can be taken back', async () => {
    const { arena, admin, name, before, pictures, uploads } = village;
    const { as, db } = arena;
    const changedVillage = await hashVillage(db);
    await using second = await arena.beside();
    expect(changedVillage).not.toEqual(before);

    const done = (await restore(arena, name)).as(RestoreDone);

    expect(await hashVillage(db)).toEqual(before);
    expect(filesBelow(uploads)).toEqual(pictures);
    expect(done).toMatchObject({ snapshot: expect.stringMatching(/^snapshot-before-restore-20/) });
    expect((await admin.get('/api/user')).body).toMatchObject({ isAdmin: true });
    expect((await as.member.get('/api/user')).status).toBe(200);
    // The password was another one then.
    expect((await as.otherMember.get('/api/user')).status).toBe(401);
    expect((await as.visitor.get('/api/settings')).body).toMatchObject({ productName: 'Village Arena' });
    await expect
      .poll(async () => (await second.as.visitor.get('/api/settings')).body)
      .toMatchObject({ productName: 'Village Arena' });
    const act = async (name: string) => {
      const lines = (await admin.get(`/api/admin/audit?act=${name}`)).as(z.array(z.looseObject({})));
      return lines[0];
    };
    expect(await act('village.restore')).toMatchObject({ actor: usernames.adminWithWindow, detail: { name } });
    expect(await act('club.add')).toMatchObject({ actor: usernames.adminWithWindow });
    expect((await admin.post('/api/clubs', { name: 'Written after it' })).status).toBe(201);

    await restore(arena, done.snapshot);
    expect(await hashVillage(db)).toEqual(changedVillage);
  });
});
