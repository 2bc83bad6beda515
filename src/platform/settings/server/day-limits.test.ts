import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { visitor } from '#server/access/access.ts';
import type { Client } from '#testing/client.ts';
import { countToday } from './commands.ts';

const megabyte = 1_000_000;
const arena = await startTestApp();
afterAll(() => arena.close());
beforeEach(() => arena.db.deleteFrom('day_counts').execute());

const allow = async (settings: { newAccountsADay?: number; pictureMegabytesADay?: number }) =>
  expect((await arena.as.adminWithWindow.patch('/api/settings', settings)).status).toBe(200);

let names = 0;
const register = (client = arena.newVisitor()) => {
  names += 1;
  return client.post('/api/register', { username: `newcomer.${names}`, password: 'a-quiet-corner-kick' });
};
const statuses = async (endpoints: Promise<{ status: number }>[]) =>
  (await Promise.all(endpoints)).map(({ status }) => status).sort();
const upload = (client: Client) => client.post('/api/photos/upload', pictureForm());
const counted = async (name: string) =>
  (await arena.db.selectFrom('day_counts').select('amount').where('name', '=', name).executeTakeFirst())?.amount;

test('lets only as many simultaneous registrations in as the limit of the day allows, across two processes', async () => {
  await allow({ newAccountsADay: 3 });
  await using secondApp = await arena.beside();
  const responses = [register(), register(), register(), register(), register(secondApp.as.visitor)];
  expect(await statuses(responses)).toEqual([201, 201, 201, 429, 429]);
  const { status, body, headers } = await register();
  expect([status, headers.get('retry-after'), body]).toEqual([
    429,
    '3600',
    {
      message: 'No more accounts can be made today. Please try again tomorrow, or ask an admin for one.',
      code: 'limit',
    },
  ]);
  expect(await counted('newAccounts')).toBe(3);
  await allow({ newAccountsADay: 4 });
  expect(await statuses([register()])).toEqual([201]);
});

test('lets an admin create accounts beyond the limit, without counting them', async () => {
  await allow({ newAccountsADay: 1 });
  expect((await register()).status).toBe(201);
  const made = await arena.as.adminWithWindow.post('/api/admin/users', { username: 'made.by.admin' });
  expect(made.status).toBe(201);
  expect(await counted('newAccounts')).toBe(1);
});

test('lets members add pictures up to the day’s last byte, and officers and admins beyond it', async () => {
  await allow({ pictureMegabytesADay: 1 });
  expect((await upload(arena.as.member)).status).toBe(201);
  const bytes = (await counted('pictureBytes')) ?? 0;
  const { bytes: stored } = await arena.db
    .selectFrom('uploads')
    .select('bytes')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(bytes).toBe(stored);
  const use = (amount: number) => arena.app.commit(visitor, (write) => countToday(write, 'pictureBytes', amount));
  await use(megabyte - 2 * bytes + 1);
  expect((await upload(arena.as.member)).status).toBe(429);
  await use(-1);
  expect((await upload(arena.as.member)).status).toBe(201);
  expect(await counted('pictureBytes')).toBe(megabyte);
  const { status, body } = await upload(arena.as.otherMember);
  expect([status, body]).toEqual([
    429,
    { message: 'The village takes no more pictures today. Please try again tomorrow.', code: 'limit' },
  ]);
  expect((await upload(arena.as.officer)).status).toBe(201);
  expect((await upload(arena.as.adminWithWindow)).status).toBe(201);
});

test('restarts the count with each day in the village’s time zone', async () => {
  await allow({ newAccountsADay: 2 });
  const at = (instant: string) =>
    arena.app.services.db
      .transaction()
      .execute((db) => countToday({ db, now: new Date(instant) }, 'newAccounts', 1))
      .then(
        () => 'taken',
        () => 'refused',
      );
  // In Johannesburg a day ends at 22:00 UTC.
  const moments = ['2026-11-23T21:58:00Z', '2026-11-23T21:59:00Z', '2026-11-23T21:59:59Z', '2026-11-23T22:00:00Z'];
  const outcomes: string[] = [];
  for (const moment of moments) outcomes.push(await at(moment));
  expect(outcomes).toEqual(['taken', 'taken', 'refused', 'taken']);
});

test.each([
  ...[0, -1, 1.5, 100_001, '500'].map((newAccountsADay) => ({ newAccountsADay })),
  ...[0, 1_000_001, null].map((pictureMegabytesADay) => ({ pictureMegabytesADay })),
])('refuses %j as limits', async (fields) => {
  expect((await arena.as.adminWithWindow.patch('/api/settings', fields)).status).toBe(400);
});

test('accepts the smallest and the largest limits', async () => {
  await allow({ newAccountsADay: 1, pictureMegabytesADay: 1 });
  await allow({ newAccountsADay: 100_000, pictureMegabytesADay: 1_000_000 });
});
