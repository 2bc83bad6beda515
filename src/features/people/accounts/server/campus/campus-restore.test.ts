import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { MadeBackup, restorePhrase } from '#platform/backups/contract.ts';
import { startUniversity } from '#testing/test-university.ts';
import { campusEnv, followBack, village, visitUniversity } from '../../testing/campus.ts';

const university = await startUniversity(village);
const arena = await startTestApp({ env: campusEnv(university) });
afterAll(async () => {
  await arena.close();
  await university[Symbol.asyncDispose]();
});

it('a restore leaves nobody logged in to an account without a password that is somebody else’s in the backup', async () => {
  const admin = arena.as.adminWithWindow;
  const subject = crypto.randomUUID();
  university.people.set(subject, { name: 'Thandi 7½', preferred_username: 'thandi' });
  const client = arena.newVisitor();
  expect(await followBack(client, await visitUniversity(client, university, { subject }))).toBe('/auth#campus=joined');
  const { name } = (await admin.post('/api/admin/backups')).as(MadeBackup);
  const restore = () => admin.post(`/api/admin/backups/${name}/restore`, { confirm: restorePhrase });

  expect((await restore()).status).toBe(200);
  expect((await client.get('/api/user')).status).toBe(200);

  // As in a village that was set up anew, where another Thandi came in first.
  await arena.db.updateTable('campus_identities').set({ subject: 'another-thandi' }).execute();
  expect((await restore()).status).toBe(200);
  expect((await client.get('/api/user')).status).toBe(401);
});

it('a restore keeps in mind that a session was opened by the university', async () => {
  const admin = arena.as.adminWithWindow;
  const subject = crypto.randomUUID();
  university.people.set(subject, { name: 'Zo’é', preferred_username: 'zoe-2nd' });
  const client = arena.newVisitor();
  await followBack(client, await visitUniversity(client, university, { subject }));
  const { name } = (await admin.post('/api/admin/backups')).as(MadeBackup);
  await admin.post(`/api/admin/backups/${name}/restore`, { confirm: restorePhrase });
  expect((await client.post('/api/logout')).body).toEqual({ ok: true, campus: true });
});
