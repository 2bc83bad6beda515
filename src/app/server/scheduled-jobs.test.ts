import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowPicture } from '#platform/uploads/server/policy.ts';
import type { Database } from '#server/database/schema.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { startTestApp } from '../testing/app.ts';

const day = 24 * 3_600_000;
const tenMinutes = 10 * 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

async function addExpiredRows(db: Database) {
  const long = new Date(Date.now() - 800 * day).toISOString();
  await db.insertInto('login_failures').values({ key: 'k', count: 1, window_started_at: long }).execute();
  await db
    .insertInto('club_signups')
    .values({ club: 'Netball', first_name: 'Zola', surname: 'Zungu', smid: '00000009', created_at: long })
    .execute();
}

async function remainingRows(db: Database): Promise<string[]> {
  const failures = await db.selectFrom('login_failures').select('key').execute();
  const signUps = await db.selectFrom('club_signups').select('club').execute();
  return [...failures.map(({ key }) => key), ...signUps.map(({ club }) => club)];
}

test('an app that is only opened runs no scheduled jobs; once begun, it sweeps at once and again later', async () => {
  await using arena = await startTestApp();
  await addExpiredRows(arena.db);
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(await remainingRows(arena.db)).toEqual(['k', 'Netball']);

  await goOnFor(arena.db, 2 * day);
  arena.app.scheduledJobs.begin();
  await vi.waitFor(async () => expect(await remainingRows(arena.db)).toEqual([]));
  await addExpiredRows(arena.db);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(await remainingRows(arena.db)).toEqual(['Netball']);
  });
});

/** As if the village had seen its clock run steadily for this long. */
async function goOnFor(db: Database, milliseconds: number) {
  const at = (ago: number) => new Date(Date.now() - ago).toISOString();
  await db.deleteFrom('village_clock').execute();
  await db
    .insertInto('village_clock')
    .values({ id: 1, steady_since: at(milliseconds), seen_at: at(0) })
    .execute();
}

const sweptTables = ['sessions', 'known_devices', 'audit_log', 'club_signups', 'uploads'] as const;

async function countAllRows(db: Database) {
  const counts = sweptTables.map(async (table) => (await db.selectFrom(table).select('id').execute()).length);
  return Object.fromEntries((await Promise.all(counts)).map((count, at) => [sweptTables[at], count]));
}

test.each([
  ['three years ahead', 3 * 365 * day],
  ['three years back', -3 * 365 * day],
])('a start with the clock %s deletes nothing', async (_, leap) => {
  await using arena = await startTestApp();
  const visitor = arena.newVisitor();
  await visitor.logIn(usernames.admin, testPassword);
  const created_at = new Date().toISOString();
  await arena.db
    .insertInto('club_signups')
    .values({ club: 'Netball', first_name: 'Zola', surname: 'Zungu', smid: '00000009', created_at })
    .execute();
  const picture = { id: 'a'.repeat(32), purpose: rowPicture, account_id: null, width: 1, height: 1, colour: '#000' };
  await arena.db
    .insertInto('uploads')
    .values({ ...picture, widths: '[]', bytes: 1, created_at })
    .execute();
  await goOnFor(arena.db, 2 * day);
  const before = await countAllRows(arena.db);
  expect(before).toMatchObject({ sessions: 1, known_devices: 1, club_signups: 1, uploads: 1 });
  expect(before['audit_log']).toBeGreaterThan(0);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(Date.now() + leap);
  arena.app.scheduledJobs.begin();
  // A job begins again only once its last run has ended.
  for (let pass = 0; pass < 3; pass += 1) await seenAgain(arena.db);
  expect(await countAllRows(arena.db)).toEqual(before);
});

/** Waits until the app has looked at the clock again. */
async function seenAgain(db: Database) {
  const seen = async () => (await db.selectFrom('village_clock').select('seen_at').executeTakeFirst())?.seen_at;
  const before = await seen();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(await seen()).not.toBe(before);
  });
}
