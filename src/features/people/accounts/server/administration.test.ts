import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Limiter } from '#server/access/limits.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { AccountRow, Officer } from '../contract.ts';
import { adminFromBasic } from './login/login.ts';
import { newLoginThrottle } from './login/login-throttle.ts';
import { ensureFirstAdmin } from './registration/registration.ts';

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;

async function accountNamed(username: string): Promise<AccountRow> {
  const rows = (await admin().get('/api/admin/users')).as(z.array(AccountRow));
  const row = rows.find((account) => account.username === username);
  if (!row) throw new Error(`no account ${username}`);
  return row;
}

test('adding to and removing from the officer list takes effect at once', async () => {
  const member = app.newVisitor();
  await member.logIn(usernames.member, testPassword);
  const isOfficer = async () => (await member.get('/api/user')).body;
  expect(await isOfficer()).toMatchObject({ isGroundAnchor: false });
  const added = await admin().post('/api/admin/officers', { username: 'Thandi' });
  expect(added.status).toBe(201);
  expect(await isOfficer()).toMatchObject({ isGroundAnchor: true });
  expect((await admin().post('/api/admin/officers', { username: 'thandi' })).status).toBe(409);
  const { id, username } = added.as(Officer);
  expect(username).toBe('thandi');
  expect((await admin().delete(`/api/admin/officers/${id}`)).status).toBe(200);
  expect((await admin().delete(`/api/admin/officers/${id}`)).status).toBe(404);
  expect(await isOfficer()).toMatchObject({ isGroundAnchor: false });
});

test('only accounts can be officers', async () => {
  expect((await admin().post('/api/admin/officers', { username: 'not.yet.here' })).status).toBe(400);
  expect((await app.as.admin.get('/api/admin/officers')).as(z.array(Officer))).toHaveLength(1);
});

test('a role change ends the sessions of the account', async () => {
  const { id, version } = await accountNamed(usernames.otherMember);
  const otherClient = app.newVisitor();
  await otherClient.logIn(usernames.otherMember, testPassword);
  const change = (isAdmin: boolean, seen?: number) =>
    admin().patch(`/api/admin/users/${id}`, { isAdmin, version: seen });
  expect((await change(true, version)).as(AccountRow)).toMatchObject({ isAdmin: true, version: version + 1 });
  expect((await otherClient.get('/api/user')).status).toBe(401);
  expect((await change(false, version)).status).toBe(409);
  expect((await change(false)).as(AccountRow)).toMatchObject({ isAdmin: false });
});

test('one admin is left if two take each other’s role at the same moment', async () => {
  await using own = await startTestApp();
  const first = own.as.adminWithWindow;
  const second = own.newVisitor();
  await second.logIn(usernames.admin, testPassword);
  const ids = new Map(
    (await first.get('/api/admin/users')).as(z.array(AccountRow)).map((row) => [row.username, row.id]),
  );
  await Promise.all([
    first.patch(`/api/admin/users/${ids.get(usernames.admin)}`, { isAdmin: false }),
    second.patch(`/api/admin/users/${ids.get(usernames.adminWithWindow)}`, { isAdmin: false }),
  ]);
  const remaining = await own.db.selectFrom('accounts').select('id').where('is_admin', '=', 1).execute();
  expect(remaining).toHaveLength(1);
});

test('the first admin is created once, if there is none', async () => {
  const { services } = app.app;
  expect(await ensureFirstAdmin(services, { password: undefined })).toBeNull();
  await using own = await startTestApp();
  await own.db.updateTable('accounts').set({ is_admin: 0 }).execute();
  for (const password of ['1234567', 'password123']) {
    await expect(ensureFirstAdmin(own.app.services, { password })).rejects.toThrow(/^ADMIN_PASSWORD /);
  }
  const made = await Promise.all([1, 2].map(() => ensureFirstAdmin(own.app.services, { password: undefined })));
  const [admin, ...more] = made.filter((one) => one !== null);
  expect(more).toEqual([]);
  expect(admin).toMatchObject({
    username: 'admin',
    generated: true,
    password: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
  });
  await own.newVisitor().logIn('admin', admin?.password ?? '');
  const lines = await own.db
    .selectFrom('audit_log')
    .select(['act', 'actor'])
    .where('actor', '=', 'the server')
    .execute();
  expect(lines).toEqual([{ act: 'admin.add', actor: 'the server' }]);
});

test('Basic credentials of an admin count as a password that was just typed', async () => {
  const now = new Date();
  const throttle = newLoginThrottle(1, new Limiter(1));
  const from = { address: '10.0.0.9', now };
  const ask = (credentials: string) =>
    adminFromBasic(app.db, `Basic ${Buffer.from(credentials).toString('base64')}`, throttle, from);
  expect(await ask(`${usernames.admin}:${testPassword}`)).toMatchObject({ isAdmin: true, passwordAt: now.getTime() });
  expect(await ask(`${usernames.member}:${testPassword}`)).toMatchObject({ isAdmin: false, adminUntil: 0 });
  for (const wrong of ['naledi:wrong', 'nobody:x', 'no-colon', '', ':']) expect(await ask(wrong)).toBeNull();
});
