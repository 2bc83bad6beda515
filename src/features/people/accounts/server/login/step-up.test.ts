import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { closeAdminWindow } from '#app/testing/people.ts';
import type { Client } from '#testing/client.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { SessionRow } from '../../contract.ts';
import { findViewer } from './sessions.ts';

const app = await startTestApp();
afterAll(() => app.close());

const verify = (client: Client, password = testPassword) => client.post('/api/admin/verify', { password });
const verifyOfficer = (client: Client, username: string) => client.post('/api/ground-anchor/verify', { username });
const adminWrite = (client: Client) => client.patch('/api/settings', { season: '2027' });

test('the admin gate opens the window with a new token', async () => {
  const admin = app.newVisitor();
  await admin.logIn(usernames.admin, testPassword);
  await closeAdminWindow(app.app, usernames.admin);
  const before = await admin.cookie();
  const refused = await adminWrite(admin);
  expect([refused.status, refused.body]).toEqual([403, { message: 'Admin authentication required', code: 'step-up' }]);
  const response = await verify(admin);
  expect([response.status, response.body]).toMatchObject([200, { isAdmin: true, adminWindow: true }]);
  expect(await admin.cookie()).not.toBe(before);
  expect((await adminWrite(admin)).status).toBe(200);
});

test('leaving the admin area closes the window at once and keeps the session', async () => {
  await using secondApp = await app.beside();
  const admin = await loggedIn();
  const cookie = { cookie: await admin.cookie() };
  expect((await adminWrite(admin)).status).toBe(200);
  expect((await admin.delete('/api/admin/verify')).status).toBe(200);
  await app.app.activity.flush();
  expect((await adminWrite(admin)).body).toMatchObject({ code: 'step-up' });
  expect((await admin.get('/api/user')).body).toMatchObject({ isAdmin: true, adminWindow: false });
  // The event may still be on its way to the other process.
  await vi.waitFor(async () => {
    const refused = await secondApp.as.visitor.patch('/api/settings', { season: '2027' }, cookie);
    expect(refused.body).toMatchObject({ code: 'step-up' });
  }, 10_000);
  expect((await verify(admin)).body).toMatchObject({ adminWindow: true });
});

test('only admins get the code that asks for the password; others get the same message without it', async () => {
  for (const client of [app.as.member, app.as.officer]) {
    const refused = await adminWrite(client);
    expect([refused.status, refused.body]).toEqual([403, { message: 'Admin authentication required' }]);
  }
});

test('after the gate, the old token still reads for 30 s, for requests in flight, but cannot write', async () => {
  await using secondApp = await app.beside();
  const admin = await loggedIn();
  const before = { cookie: await admin.cookie() };
  expect((await verify(admin)).status).toBe(200);
  for (const { newVisitor } of [app, { newVisitor: () => secondApp.as.visitor }]) {
    expect((await newVisitor().get('/api/user', before)).body).toMatchObject({ username: usernames.admin });
    expect(await newVisitor().fetchStatus('GET', '/api/live', undefined, before)).toBe(200);
    expect((await newVisitor().patch('/api/settings', { season: '2027' }, before)).status).toBe(401);
    expect((await newVisitor().post('/api/admin/verify', { password: testPassword }, before)).status).toBe(401);
    expect((await newVisitor().post('/api/logout', undefined, before)).status).toBe(401);
  }
  expect((await admin.get('/api/user')).status).toBe(200);
});

test('the old token is void after 30 s', async () => {
  const admin = await loggedIn();
  const before = await readToken(admin);
  const asked = Date.now();
  await verify(admin);
  const now = Date.now();
  expect(await findViewer(app.db, before, new Date(asked + 29_000))).toMatchObject({ isReplaced: true });
  expect(await findViewer(app.db, before, new Date(now + 31_000))).toBeNull();
  expect(await findViewer(app.db, before, new Date(now - 3_600_000))).toBeNull();
  expect(await findViewer(app.db, await readToken(admin), new Date(now + 31_000))).not.toHaveProperty('isReplaced');
});

test.each<[string, (admin: Client) => Promise<unknown>]>([
  ['a logout', (admin) => admin.post('/api/logout')],
  [
    'a new password',
    (admin) =>
      admin.post('/api/user/password', { currentPassword: testPassword, newPassword: 'a-crossbar-in-the-rain' }),
  ],
  ['the end of its session', endOwnSession],
])('the old token stops reading after %s', async (_what, end) => {
  await using own = await startTestApp();
  const admin = own.newVisitor();
  await admin.logIn(usernames.admin, testPassword);
  const before = { cookie: await admin.cookie() };
  await verify(admin);
  expect((await own.newVisitor().get('/api/user', before)).status).toBe(200);
  const last = { cookie: await admin.cookie() };
  await end(admin);
  expect((await own.newVisitor().get('/api/user', before)).status).toBe(401);
  expect((await own.newVisitor().get('/api/user', last)).status).toBe(401);
});

async function endOwnSession(admin: Client) {
  const [session] = (await admin.get('/api/user/sessions')).as(z.array(SessionRow));
  await admin.delete(`/api/user/sessions/${session?.id}`);
}

async function loggedIn(): Promise<Client> {
  const admin = app.newVisitor();
  await admin.logIn(usernames.admin, testPassword);
  return admin;
}

const readToken = async (client: Client) => /va_session=([^;]+)/.exec(await client.cookie())?.[1] ?? '';

test('a wrong password and a caller who is not an admin get the same refusal', async () => {
  const refusal = [403, { message: 'Incorrect password', code: 'wrong-password' }];
  for (const response of [
    await verify(app.as.admin, 'wrong'),
    await verify(app.as.member),
    await verify(app.as.officer),
  ]) {
    expect([response.status, response.body]).toEqual(refusal);
  }
  expect((await verify(app.newVisitor())).status).toBe(401);
});

test('the officer gate accepts an officer’s own name, and any name from an admin', async () => {
  expect((await verifyOfficer(app.as.officer, 'LERATO')).status).toBe(200);
  expect((await verifyOfficer(app.as.admin, usernames.officer)).status).toBe(200);
  const refusal = [403, { message: 'You do not have permission to access this dashboard.' }];
  for (const response of [
    await verifyOfficer(app.as.member, usernames.officer),
    await verifyOfficer(app.as.member, usernames.member),
    await verifyOfficer(app.as.officer, usernames.member),
    await verifyOfficer(app.as.officer, 'nobody at all'),
  ]) {
    expect([response.status, response.body]).toEqual(refusal);
  }
  expect((await verifyOfficer(app.newVisitor(), usernames.officer)).status).toBe(401);
});
