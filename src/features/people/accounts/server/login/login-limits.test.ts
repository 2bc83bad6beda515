import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import type { Client } from '#testing/client.ts';
import { testPassword, usernames } from '#testing/usernames.ts';

const startLimitedApp = () => startTestApp({ limits: 1, env: { TRUST_PROXY: 'on' } });
const from = (address: string) => ({ 'x-forwarded-for': address });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function fail(
  app: TestApp,
  address: string,
  { username = usernames.member as string, client = app.newVisitor() } = {},
) {
  return client.post('/api/login', { username, password: 'wrong' }, from(address));
}

function succeed(app: TestApp, address: string, client: Client = app.newVisitor()) {
  return client.post('/api/login', { username: usernames.member, password: testPassword }, from(address));
}

test('refuses more than ten failures for an account from one address', async () => {
  await using app = await startLimitedApp();
  for (let count = 1; count <= 10; count += 1) expect((await fail(app, '10.0.0.1')).status).toBe(401);
  const refused = await fail(app, '10.0.0.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await succeed(app, '10.0.0.1')).status).toBe(429);
  expect((await succeed(app, '10.0.0.2')).status).toBe(200);
  expect((await fail(app, '10.0.0.1', { username: usernames.officer })).status).toBe(401);
});

test('counts failures for an unknown name alike', async () => {
  await using app = await startLimitedApp();
  for (let count = 1; count <= 10; count += 1) await fail(app, '10.0.0.1', { username: 'nobody' });
  expect((await fail(app, '10.0.0.1', { username: 'nobody' })).status).toBe(429);
});

test('answers ten of many simultaneous tries', async () => {
  await using app = await startLimitedApp();
  const responses = await times(40, () => fail(app, '10.0.0.1'));
  expect(responses.filter((response) => response.status === 401)).toHaveLength(10);
  expect(responses.filter((response) => response.status === 429)).toHaveLength(30);
});

test('strangers cannot lock out a device that has logged in before', async () => {
  await using app = await startLimitedApp();
  const owner = app.newVisitor();
  await succeed(app, '10.0.0.1', owner);
  await times(12, () => fail(app, '10.0.0.1'));
  expect((await succeed(app, '10.0.0.1')).status).toBe(429);
  expect((await succeed(app, '10.0.0.1', owner)).status).toBe(200);
  for (let count = 1; count <= 10; count += 1) await fail(app, '10.0.0.1', { client: owner });
  expect((await fail(app, '10.0.0.1', { client: owner })).status).toBe(429);
});

test('failures with other names from its own address do not even slow down a known device', async () => {
  await using app = await startLimitedApp();
  const owner = app.newVisitor();
  await succeed(app, '10.0.0.1', owner);
  await crowd(app, '10.0.0.1');
  // Each check in the slow lane takes a minimum time, so eight take longer than one outside it on any machine.
  const responses = [
    times(8, () => succeed(app, '10.0.0.1')).then(() => 'new'),
    succeed(app, '10.0.0.1', owner).then(() => 'known'),
  ];
  expect(await Promise.race(responses)).toBe('known');
  await Promise.all(responses);
});

test('a success clears earlier failures, as does the end of the window', async () => {
  await using app = await startLimitedApp();
  for (let count = 1; count <= 9; count += 1) await fail(app, '10.0.0.1');
  expect((await succeed(app, '10.0.0.1')).status).toBe(200);
  for (let count = 1; count <= 10; count += 1) expect((await fail(app, '10.0.0.1')).status).toBe(401);
  expect((await fail(app, '10.0.0.1')).status).toBe(429);
  const past = new Date(Date.now() - 15 * 60_000).toISOString();
  await app.db.updateTable('login_failures').set({ window_started_at: past }).execute();
  expect((await fail(app, '10.0.0.1')).status).toBe(401);
});

test('after 300 failures from one address, wrong passwords there get 429, and right ones still pass', async () => {
  await using app = await startLimitedApp();
  await crowd(app, '10.0.0.1', 299);
  expect((await fail(app, '10.0.0.1', { username: 'someone' })).status).toBe(401);
  for (const username of ['someone.else', usernames.officer]) {
    const refused = await fail(app, '10.0.0.1', { username });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
  }
  expect((await succeed(app, '10.0.0.1')).status).toBe(200);
  expect((await fail(app, '10.0.0.2', { username: 'someone.else' })).status).toBe(401);
});

test('a right password passes while others at the same address keep guessing', async () => {
  await using app = await startLimitedApp();
  await crowd(app, '10.0.0.1');
  const names = [usernames.officer, usernames.admin, usernames.otherMember, 'nobody', 'no-one'];
  const guesses = times(24, (guess) => fail(app, '10.0.0.1', { username: names[guess % names.length] ?? '' }));
  expect((await succeed(app, '10.0.0.1')).status).toBe(200);
  const statuses = (await guesses).map((response) => response.status);
  expect(statuses.every((status) => status === 429 || status === 503)).toBe(true);
});

test('in the slow lane, an account has ten tries in 15 minutes, as elsewhere', async () => {
  await using app = await startLimitedApp();
  await crowd(app, '10.0.0.1');
  await times(15, () => fail(app, '10.0.0.1'));
  const { count } = await app.db
    .selectFrom('login_failures')
    .select('count')
    .where('key', 'like', 'login %')
    .executeTakeFirstOrThrow();
  expect(count).toBeLessThanOrEqual(10);
});

/** Records this many failed logins at an address. */
async function crowd(app: TestApp, address: string, count = 300) {
  const window_started_at = new Date().toISOString();
  await app.db
    .insertInto('login_failures')
    .values({ key: `address ${address}`, count, window_started_at })
    .execute();
}

test('the gate answers five of many simultaneous tries', async () => {
  await using app = await startLimitedApp();
  const admin = app.as.adminWithWindow;
  await admin.ready();
  const responses = await times(20, () => admin.post('/api/admin/verify', { password: 'wrong' }));
  expect(responses.filter((response) => response.status === 403)).toHaveLength(5);
});

test('malformed registrations and taken names do not count against the limit', async () => {
  await using app = await startLimitedApp();
  const register = (body: object) => app.newVisitor().post('/api/register', body, from('10.0.0.1'));
  const password = 'a-quiet-corner-kick';
  const malformed = [{ username: 'x' }, { username: 'new.comer', password: 'short' }, { username: 'THANDI', password }];
  const refused = await times(66, (index) => register(malformed[index % 3] ?? {}));
  expect(new Set(refused.map((response) => response.status))).toEqual(new Set([400, 409]));
  expect((await register({ username: 'new.comer', password })).status).toBe(201);
});

test('limits new accounts from one address, here to six', async () => {
  await using app = await startTestApp({ limits: 0.1 });
  const statuses: number[] = [];
  for (let count = 1; count <= 7; count += 1) {
    const newcomer = { username: `comer${count}`, password: 'a-quiet-corner-kick' };
    statuses.push((await app.newVisitor().post('/api/register', newcomer)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
});

test('the admin gate allows five wrong passwords', async () => {
  await using app = await startLimitedApp();
  const admin = app.as.adminWithWindow;
  const verify = (password: string) => admin.post('/api/admin/verify', { password });
  for (let count = 1; count <= 5; count += 1) expect((await verify('wrong')).status).toBe(403);
  expect((await verify('wrong')).status).toBe(429);
  expect((await verify(testPassword)).status).toBe(429);
});
