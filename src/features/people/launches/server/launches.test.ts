import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { Launch } from '../contract.ts';
import { addLaunch } from '../testing/rows.ts';

const arena = await startTestApp({ limits: 1, env: { TRUST_PROXY: 'on' } });
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;

beforeEach(async () => {
  await arena.db.updateTable('launches').set({ closed_at: new Date().toISOString() }).execute();
  for (const table of ['day_counts', 'registrations_by_address', 'registrations_full', 'notices'] as const)
    await arena.db.deleteFrom(table).execute();
});

let last = 0;
const register = (from: string, launch?: string, app: Pick<TestApp, 'newVisitor'> = arena) => {
  last += 1;
  const body = { username: `newcomer-${last}`, password: 'a-quiet-corner-kick', ...(launch && { launch }) };
  return app.newVisitor().post('/api/register', body, { 'x-forwarded-for': from });
};

/** As if an address had added so many accounts today. */
async function registeredBefore(address: string, amount: number) {
  const day = new Date().toISOString().slice(0, 10);
  const { timeZone } = (await arena.as.visitor.get('/api/settings')).body as { timeZone: string };
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date()) || day;
  await arena.db.insertInto('registrations_by_address').values({ address, day: today, amount }).execute();
  await arena.db
    .insertInto('day_counts')
    .values({ name: 'newAccounts', day: today, amount })
    .onConflict((known) =>
      known.column('name').doUpdateSet((row) => ({ amount: row('day_counts.amount', '+', amount) })),
    )
    .execute();
}

const open = async (hours = 4, places = 200) => (await admin.post('/api/admin/launch', { hours, places })).as(Launch);

test('an admin opens one launch at a time, sees who has joined, and closes it', async () => {
  const launch = await open(4, 150);
  expect(launch).toMatchObject({ places: 150, joined: 0 });
  expect(launch.token).toMatch(/^[\w-]{16}$/);
  expect(Date.parse(launch.closesAt) - Date.parse(launch.openedAt)).toBe(4 * 3_600_000);
  expect((await admin.post('/api/admin/launch', { hours: 1, places: 1 })).body).toEqual({
    message: 'A launch is open already: close it first',
  });
  expect((await arena.as.visitor.get(`/api/launches/${launch.token}`)).body).toEqual({ closesAt: launch.closesAt });
  expect((await register('10.0.0.1', launch.token)).status).toBe(201);
  expect((await admin.get('/api/admin/launch')).body).toMatchObject({ joined: 1 });
  expect((await admin.delete('/api/admin/launch')).body).toEqual({ joined: 1 });
  expect((await admin.get('/api/admin/launch')).body).toBe(null);
  expect((await admin.delete('/api/admin/launch')).status).toBe(404);
  expect((await arena.as.visitor.get(`/api/launches/${launch.token}`)).status).toBe(404);
  const lines = (await admin.get('/api/admin/audit?act=launch')).as(z.array(AuditLine));
  expect(lines.map(({ said }) => said)).toEqual(['closed the launch', 'opened a launch']);
});

test.each([
  { hours: 0, places: 10 },
  { hours: 13, places: 10 },
  { hours: 1.5, places: 10 },
  { hours: 4, places: 0 },
  { hours: 4, places: 2_001 },
  { hours: 4 },
])('refuses %o', async (body) => {
  expect((await admin.post('/api/admin/launch', body)).status).toBe(400);
});

test('while a launch is open, many more register from one address than in an hour, and beyond the day', async () => {
  await registeredBefore('10.0.0.2', 500);
  const { token } = await open();
  const responses = await Promise.all(Array.from({ length: 70 }, () => register('10.0.0.2', token)));
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await register('10.0.0.2')).status).toBe(429);
});

test('a launch that is full, over or made up changes nothing: the usual limits hold', async () => {
  const full = await addLaunch(arena, 2);
  const responses = await Promise.all(Array.from({ length: 4 }, () => register('10.0.0.3', full)));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const launch = await arena.db.selectFrom('launches').select('joined').where('token', '=', full).executeTakeFirst();
  expect(launch?.joined).toBe(2);
  expect((await arena.as.visitor.get(`/api/launches/${full}`)).status).toBe(404);
  const counted = await arena.db.selectFrom('day_counts').select('amount').executeTakeFirst();
  expect(counted?.amount).toBe(2);
  await registeredBefore('10.0.0.4', 125);
  for (const token of [full, 'a'.repeat(16), 'é', ' ']) expect((await register('10.0.0.4', token)).status).toBe(429);
});

test('an address has a share of the day, so that nine cannot use it up, and admins are told once', async () => {
  await registeredBefore('10.0.1.1', 124);
  expect((await register('10.0.1.1')).status).toBe(201);
  const refused = await register('10.0.1.1');
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('from here today') });
  await register('10.0.1.1');
  expect((await register('10.0.1.2')).status).toBe(201);
  expect(await fetchNotices(admin)).toEqual(['One address has used its share of new accounts today']);
  expect(await fetchNotices(arena.as.member)).toEqual([]);
});

test('tells the admins when the hour of an address and the day of the village are used up', async () => {
  const responses = await Promise.all(Array.from({ length: 61 }, () => register('10.0.2.1')));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(await fetchNotices(admin)).toEqual(['Many people register from one address']);
  await registeredBefore('10.0.2.2', 500);
  expect((await register('10.0.2.3')).status).toBe(429);
  expect(await fetchNotices(admin)).toEqual([
    'No more accounts can be made today',
    'Many people register from one address',
  ]);
});

test('a session does not lift the limit of an hour', async () => {
  const person = arena.newVisitor();
  const from = { 'x-forwarded-for': '10.0.3.1' };
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    last += 1;
    const body = { username: `newcomer-${last}`, password: 'a-quiet-corner-kick' };
    statuses.push((await person.post('/api/register', body, from)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

const fetchNotices = async (person: typeof admin) =>
  (await person.get('/api/notices')).as(z.array(Notice)).map(({ title }) => title);
