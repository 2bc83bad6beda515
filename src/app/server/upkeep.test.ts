import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { startTestVillage } from '../testing/village.ts';

const day = 24 * 3_600_000;
const tenMinutes = 10 * 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

async function writeWhatIsOver(db: Database) {
  const long = new Date(Date.now() - 800 * day).toISOString();
  await db.insertInto('login_failures').values({ key: 'k', count: 1, window_started_at: long }).execute();
  await db
    .insertInto('club_signups')
    .values({ club: 'Netball', first_name: 'Zola', surname: 'Zungu', smid: '00000009', created_at: long })
    .execute();
}

async function whatIsLeft(db: Database): Promise<string[]> {
  const failures = await db.selectFrom('login_failures').select('key').execute();
  const signUps = await db.selectFrom('club_signups').select('club').execute();
  return [...failures.map(({ key }) => key), ...signUps.map(({ club }) => club)];
}

test('a village that was opened does nothing by the clock; one that was begun sweeps at once and goes on', async () => {
  await using arena = await startTestVillage();
  await writeWhatIsOver(arena.db);
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(await whatIsLeft(arena.db)).toEqual(['k', 'Netball']);

  arena.village.upkeep.begin();
  await vi.waitFor(async () => expect(await whatIsLeft(arena.db)).toEqual([]));
  await writeWhatIsOver(arena.db);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(await whatIsLeft(arena.db)).toEqual(['Netball']);
  });
});
