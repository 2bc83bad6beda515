import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { visitor } from '../access/access.ts';

const writes = 3;

test('lets only one write per process wait in PostgreSQL for the change number, so that a frozen process holds it only once', async () => {
  await using arena = await startTestApp();
  const { db, app } = arena;
  const otherProcess = await db.startTransaction().execute();
  await sql`select value from change_number for update`.execute(otherProcess);
  let ready = 0;
  const done = Array.from({ length: writes }, () =>
    app.commit(visitor, async ({ changed }) => {
      changed(gamesTag);
      ready += 1;
    }),
  );
  const transactions = async () => {
    const { rows } = await sql<{ wait_event_type: string }>`select wait_event_type from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      order by wait_event_type`.execute(db);
    return rows.map(({ wait_event_type }) => wait_event_type);
  };
  await expect.poll(() => ready).toBe(writes);
  try {
    // The other process, the write whose turn it is (Lock), and two writes that have not asked PostgreSQL yet.
    await expect.poll(transactions).toEqual(['Client', 'Client', 'Client', 'Lock']);
  } finally {
    await otherProcess.commit().execute();
  }
  await Promise.all(done);
});
