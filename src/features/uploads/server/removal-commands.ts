import type { Database } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';

/** Writes down that a removal was asked for, so that no file of it is taken for one that lost its row by mistake. */
export async function noteRemoval({ db, now }: Write, id: string): Promise<void> {
  await db
    .insertInto('removed_uploads')
    .values({ id, removed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function clearRemovals(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('removed_uploads').where('removed_at', '<', before.toISOString()).execute();
}
