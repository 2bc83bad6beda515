import type { FeatureContext } from '#server/feature.ts';

const leaseMs = 5_000;
/** Whoever sends for longer says so in between. */
export const renewAfterMs = 2_000;

/** Of several processes on one database one sends; another takes over once it has been silent for so long. */
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
