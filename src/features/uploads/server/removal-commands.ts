import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, type Flag, flag, type Schema, type Tx } from '#server/database/schema.ts';
import type { ResetContext } from '#server/reset.ts';
import type { Write } from '#server/write.ts';
import { uploadReaders } from './extension-points.ts';

/** Records that a removal was requested, so that its files do not count as having lost their row by mistake. */
export async function noteRemoval({ db, now }: Write, id: string): Promise<void> {
  await db
    .insertInto('removed_uploads')
    .values({ id, removed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same for a picture whose removal nobody requested: its files stay in the trash for a while. */
export async function noteTrashed(db: Tx, id: string, now: Date): Promise<void> {
  await db.insertInto('removed_uploads').values({ id, removed_at: now.toISOString(), to_trash: 1 }).execute();
}

/**
 * For a reset: the files are removed after its commit. If the snapshot has no pictures, because they are in a bucket,
 * they are moved to the trash, so that the reset can still be undone.
 */
export async function removeAllUploads({ db, now }: Write, { pictures, contributions }: ResetContext): Promise<void> {
  const staying = uploadReaders.among(contributions).filter(({ staysAtReset }) => staysAtReset);
  const isRemovable = (where: ExpressionBuilder<Schema, 'uploads'>) =>
    where.and(staying.map(({ purpose }) => where('purpose', '!=', purpose)));
  const removedAt = sql<string>`${now.toISOString()}`.as('removed_at');
  const toTrash = sql<Flag>`${sql.lit(flag(pictures === 'bucket'))}`.as('to_trash');
  await db
    .insertInto('removed_uploads')
    .columns(['id', 'removed_at', 'to_trash'])
    // SQLite requires a WHERE clause before ON CONFLICT here.
    .expression(db.selectFrom('uploads').select(['id', removedAt, toTrash]).where(isRemovable))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('uploads').where(isRemovable).execute();
}

export async function clearRemovals(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('removed_uploads').where('removed_at', '<', before.toISOString()).execute();
}
