import type { FeatureContext } from '#server/feature.ts';

const leaseMs = 5_000;
/** A longer send renews the lease in between. */
export const renewAfterMs = 2_000;

/** Of several processes on one database, only one sends. Another takes over once the lease has run out. */
export async function holdsLease({ commit }: Pick<FeatureContext, 'commit'>, holder: string): Promise<boolean> {
  return commit(async ({ db, now }) => {
    const until = new Date(now.getTime() + leaseMs).toISOString();
    const { numUpdatedRows } = await db
      .updateTable('push_sender')
      .set({ holder, until })
      .where('id', '=', 1)
      .where(({ eb, or }) => or([eb('holder', '=', holder), eb('until', '<', now.toISOString())]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
