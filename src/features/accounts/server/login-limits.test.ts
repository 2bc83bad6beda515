import { expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { testPassword, usernames } from '#server/testing/people.ts';
import { startTestVillage, type TestVillage } from '#server/testing/village.ts';

const atOne = () => startTestVillage({ limits: 1, env: { TRUST_PROXY: 'on' } });
const from = (address: string) => ({ 'x-forwarded-for': address });
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function fail(
  village: TestVillage,
  address: string,
  { username = usernames.member as string, client = village.newVisitor() } = {},
) {
  return client.post('/api/login', { username, password: 'wrong' }, from(address));
}

function succeed(village: TestVillage, address: string, client: Client = village.newVisitor()) {
  return client.post('/api/login', { username: usernames.member, password: testPassword }, from(address));
}

test('the tenth failure is the last for that account from that address', async () => {
  await using village = await atOne();
  for (let count = 1; count <= 10; count += 1) expect((await fail(village, '10.0.0.1')).status).toBe(401);
  const refused = await fail(village, '10.0.0.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await succeed(village, '10.0.0.1')).status).toBe(429);
  expect((await succeed(village, '10.0.0.2')).status).toBe(200);
  expect((await fail(village, '10.0.0.1', { username: usernames.officer })).status).toBe(401);
});

test('a name that does not exist is counted alike', async () => {
  await using village = await atOne();
  for (let count = 1; count <= 10; count += 1) await fail(village, '10.0.0.1', { username: 'nobody' });
  expect((await fail(village, '10.0.0.1', { username: 'nobody' })).status).toBe(429);
});

test('of many tries at one moment ten are answered', async () => {
  await using village = await atOne();
  const answers = await times(40, () => fail(village, '10.0.0.1'));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
});

test('a device that has logged in before cannot be locked out by others', async () => {
  await using village = await atOne();
  const owner = village.newVisitor();
  await succeed(village, '10.0.0.1', owner);
  await times(12, () => fail(village, '10.0.0.1'));
  expect((await succeed(village, '10.0.0.1')).status).toBe(429);
  expect((await succeed(village, '10.0.0.1', owner)).status).toBe(200);
  for (let count = 1; count <= 10; count += 1) await fail(village, '10.0.0.1', { client: owner });
  expect((await fail(village, '10.0.0.1', { client: owner })).status).toBe(429);
});

test('nor by failures with other names from their own address', async () => {
  await using village = await atOne();
  const owner = village.newVisitor();
  await succeed(village, '10.0.0.1', owner);
  await fail(village, '10.0.0.1');
  await village.db.updateTable('login_failures').set({ count: 300 }).where('key', '=', 'address 10.0.0.1').execute();
  expect((await succeed(village, '10.0.0.1')).status).toBe(429);
  expect((await succeed(village, '10.0.0.1', owner)).status).toBe(200);
});

test('a success forgets the failures before it, and the end of the window too', async () => {
  await using village = await atOne();
  for (let count = 1; count <= 9; count += 1) await fail(village, '10.0.0.1');
  expect((await succeed(village, '10.0.0.1')).status).toBe(200);
  for (let count = 1; count <= 10; count += 1) expect((await fail(village, '10.0.0.1')).status).toBe(401);
  expect((await fail(village, '10.0.0.1')).status).toBe(429);
  const past = new Date(Date.now() - 15 * 60_000).toISOString();
  await village.db.updateTable('login_failures').set({ window_started_at: past }).execute();
  expect((await fail(village, '10.0.0.1')).status).toBe(401);
});

test('300 failures from one address are the most, whatever the accounts', async () => {
  await using village = await atOne();
  const started = new Date().toISOString();
  await fail(village, '10.0.0.1');
  await village.db
    .updateTable('login_failures')
    .set({ count: 299, window_started_at: started })
    .where('key', '=', 'address 10.0.0.1')
    .execute();
  expect((await fail(village, '10.0.0.1', { username: 'someone' })).status).toBe(401);
  expect((await fail(village, '10.0.0.1', { username: 'someone.else' })).status).toBe(429);
  expect((await fail(village, '10.0.0.2', { username: 'someone.else' })).status).toBe(401);
});

test('the admin gate takes five wrong passwords', async () => {
  await using village = await atOne();
  const admin = village.as.adminWithWindow;
  const verify = (password: string) => admin.post('/api/admin/verify', { password });
  for (let count = 1; count <= 5; count += 1) expect((await verify('wrong')).status).toBe(403);
  expect((await verify('wrong')).status).toBe(429);
  expect((await verify(testPassword)).status).toBe(429);
});
