import type { Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import { toggle } from '#server/resources/toggle.ts';
import type { Write } from '#server/write.ts';
import type { RepostAnswer } from '../contract.ts';
import { findThoughtRow } from './queries.ts';
import { repostsFor } from './repost-queries.ts';

/** The cache tag of responses that show thoughts' counts. Nobody may subscribe to it. */
export const thoughtCounts = 'counts:thought';

/** Reposts a thought, or takes the repost back. */
export async function toggleRepost(write: Write<Member>, publicId: string): Promise<RepostAnswer> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const reposted = await toggle(
    () => insertRepost(write, thought.id),
    () => deleteRepost(write, thought.id),
  );
  write.changed(thoughtCounts);
  return { reposted, repostsCount: (await repostsFor(write.db, [thought])).get(thought.id) ?? 0 };
}

async function insertRepost(write: Write<Member>, thoughtId: number): Promise<boolean> {
  const added = await write.db
    .insertInto('reposts')
    .values({ thought_id: thoughtId, account_id: write.viewer.accountId })
    .onConflict((conflict) => conflict.columns(['thought_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function deleteRepost(write: Write<Member>, thoughtId: number): Promise<boolean> {
  const { numDeletedRows } = await write.db
    .deleteFrom('reposts')
    .where('thought_id', '=', thoughtId)
    .where('account_id', '=', write.viewer.accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
