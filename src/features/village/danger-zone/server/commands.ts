import { sql } from 'kysely';
import { removeAllComments } from '#features/community/conversation/server/commands.ts';
import { type TakenSnapshot, takeSnapshot } from '#platform/backups/server/snapshot-commands.ts';
import type { Admin } from '#server/access/access.ts';
import type { FeatureContext, OnReset, ResetContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { everything } from '#shared/cache-tags.ts';
import type { Progress } from '#shared/endpoints.ts';
import type { ResetDone } from '../contract.ts';

/** The tables from which a reset deletes rows: nobody else may write to them between its snapshot and its commit. */
const changedByReset = (features: readonly OnReset[]): string[] =>
  features.flatMap((resets) => Object.entries(resets).flatMap(([table, reset]) => (reset === 'kept' ? [] : [table])));

/** Empties the village in the command's transaction, referring tables first. Returns the number of deleted rows. */
async function resetTables(
  write: Write<Admin>,
  features: readonly OnReset[],
  context: ResetContext,
  report: (done: number, of: number) => void,
): Promise<number> {
  const before = await countRows(write, features);
  const tables = features.flatMap((resets) => Object.entries(resets)).toReversed();
  for (const [done, [table, reset]] of tables.entries()) {
    report(done, tables.length);
    if (typeof reset === 'function') await reset(write, context);
    else if (reset === 'emptied') await sql`delete from ${sql.table(table)}`.execute(write.db);
  }
  return before - (await countRows(write, features));
}

async function countRows({ db }: Write, features: readonly OnReset[]): Promise<number> {
  let rows = 0;
  for (const table of changedByReset(features)) {
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    rows += Number(counted[0]?.count ?? 0);
  }
  return rows;
}

export const resetAct = 'village.reset';

type Report = (progress: Progress) => void;

/** Deletes all comments that existed at the request. Later ones are not in the snapshot, so they stay. */
export async function deleteAllComments(write: Write<Admin>, { name }: TakenSnapshot, report: Report): Promise<number> {
  report({ step: 'delete', done: 0, of: 1 });
  const count = await removeAllComments(write, write.now);
  write.changed(everything);
  await write.audit({ act: 'comments.delete-all', subject: 'comments', detail: { count, snapshot: name } });
  return count;
}

/** Locks the tables before the snapshot until the commit, so that the reset deletes exactly what the snapshot has. */
export async function resetVillage(write: Write<Admin>, app: FeatureContext, report: Report): Promise<ResetDone> {
  const { onReset, contributions } = app;
  await write.keepOthersOut(changedByReset(onReset));
  const snapshot = await takeSnapshot(app, 'snapshot-before-reset', { report, undone: 'deleted' });
  const context = { pictures: snapshot.pictures, contributions };
  const rows = await resetTables(write, onReset, context, (done, of) => report({ step: 'delete', done, of }));
  write.changed(everything);
  await write.audit({ act: resetAct, subject: 'village', detail: { rows, snapshot: snapshot.name } });
  return { rows, snapshot: snapshot.name };
}
