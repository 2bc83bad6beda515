import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { closeAdminWindow, testPassword, usernames } from '#server/testing/people.ts';
import { startTestVillage, type TestVillage } from '#server/testing/village.ts';

let village: TestVillage;
beforeAll(async () => {
  village = await startTestVillage();
});
afterAll(() => village.close());

const verify = (client: Client, password = testPassword) => client.post('/api/admin/verify', { password });
const verifyOfficer = (client: Client, username: string) => client.post('/api/ground-anchor/verify', { username });
const adminWrite = (client: Client) => client.patch('/api/settings', { season: '2027' });

test('the admin gate opens the window with a new token', async () => {
  const admin = village.newVisitor();
  await admin.logIn(usernames.admin, testPassword);
  await closeAdminWindow(village.village, usernames.admin);
  const before = await admin.cookie();
  const refused = await adminWrite(admin);
  expect([refused.status, refused.body]).toEqual([403, { message: 'Admin authentication required' }]);
  const answer = await verify(admin);
  expect([answer.status, answer.body]).toMatchObject([200, { isAdmin: true, adminWindow: true }]);
  expect(await admin.cookie()).not.toBe(before);
  expect((await village.newVisitor().get('/api/user', { cookie: before })).status).toBe(401);
  expect((await adminWrite(admin)).status).toBe(200);
});

test('a wrong password and someone who is no admin get the same refusal', async () => {
  const refusal = [403, { message: 'Incorrect password' }];
  for (const answer of [
    await verify(village.as.admin, 'wrong'),
    await verify(village.as.member),
    await verify(village.as.officer),
  ]) {
    expect([answer.status, answer.body]).toEqual(refusal);
  }
  expect((await verify(village.newVisitor())).status).toBe(401);
});

test('the officer gate takes the own name of an officer, and any from an admin', async () => {
  expect((await verifyOfficer(village.as.officer, 'LERATO')).status).toBe(200);
  expect((await verifyOfficer(village.as.admin, usernames.officer)).status).toBe(200);
  const refusal = [403, { message: 'You do not have permission to access this dashboard.' }];
  for (const answer of [
    await verifyOfficer(village.as.member, usernames.officer),
    await verifyOfficer(village.as.member, usernames.member),
    await verifyOfficer(village.as.officer, usernames.member),
    await verifyOfficer(village.as.officer, 'nobody at all'),
  ]) {
    expect([answer.status, answer.body]).toEqual(refusal);
  }
  expect((await verifyOfficer(village.newVisitor(), usernames.officer)).status).toBe(401);
});
