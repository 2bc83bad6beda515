import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { listResetTables } from '#app/testing/filled-app.ts';
import { make, reset } from '../testing/actions.ts';

it('a reset goes on after a deadlock with a command that writes to its tables in the opposite order', async () => {
  await using arena = await startTestApp();
  await arena.as.adminWithWindow.ready();
  const tables = listResetTables('emptied');
  const write = (table = '') => sql`lock table ${sql.table(table)} in row exclusive mode`;
  const command = await arena.db.startTransaction().execute();
  await write(tables.at(-1)).execute(command);
  const done = make(arena.as.adminWithWindow, reset);
  const waiting = sql`select 1 from pg_locks join pg_database on oid = database
    where datname = current_database() and not granted`;
  await expect.poll(async () => (await waiting.execute(arena.db)).rows.length).toBe(1);
  await write(tables.at(0)).execute(command);
  await command.commit().execute();
  expect((await done).status).toBe(200);
});
