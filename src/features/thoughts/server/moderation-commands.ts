import { findSeenComment } from '#features/conversation/server/queries.ts';
import { type Admin, isMember } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Look, NewReport } from '../contract.ts';
import { ownThoughts } from './commands.ts';
import { findThoughtRow } from './queries.ts';

/** Heard of by admins. */
export const thoughtReports = 'thought-reports';

/** Tells admins of a thought or a comment on it. The same again by the same person is taken, and changes nothing. */
export async function reportThought(write: Write, publicId: string, report: NewReport): Promise<void> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const { commentId = '', reason = null } = report;
  if (
    commentId !== '' &&
    (await findSeenComment(write.db, write.viewer, commentId))?.subject_id !== thought.subject_id
  ) {
    throw notFound('This comment');
  }
  await write.db
    .insertInto('thought_reports')
    .values({
      thought_id: thought.id,
      comment_id: commentId,
      reason: reason || null,
      account_id: isMember(write.viewer) ? write.viewer.accountId : null,
      created_at: write.now.toISOString(),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['thought_id', 'comment_id', 'account_id']).doNothing())
    .execute();
  write.changed(thoughtReports);
}

/** Leaves what was reported as it is. It is asked about again when somebody else reports it. */
export async function keepReported(write: Write<Admin>, publicId: string, commentId: string): Promise<void> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const reports = await settleReports(write, thought.id, commentId);
  if (reports === 0) return;
  write.changed(thoughtReports);
  const [act, subject] =
    commentId === '' ? ['thought.keep', `thought:${publicId}`] : ['comment.keep', `comment:${commentId}`];
  await write.audit({ act, subject, detail: { reports } });
}

async function settleReports(write: Write<Admin>, thoughtId: number, commentId: string): Promise<number> {
  const { numUpdatedRows } = await write.db
    .updateTable('thought_reports')
    .set({ settled_at: write.now.toISOString() })
    .where('thought_id', '=', thoughtId)
    .where('comment_id', '=', commentId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes a thought from others' sight, or with null gives it back. */
export async function setHidden(write: Write<Admin>, publicId: string, reason: string | null): Promise<void> {
  const changed = await write.db
    .updateTable('thoughts')
    .set({ hidden_because: reason })
    .where('public_id', '=', publicId)
    .returning(['id', 'account_id'])
    .executeTakeFirst();
  if (!changed) throw notFound('This thought');
  await settleReports(write, changed.id, '');
  write.changed('thoughts', thoughtReports);
  if (changed.account_id !== null) write.changed(ownThoughts(changed.account_id));
  const subject = `thought:${publicId}`;
  if (reason === null) await write.audit({ act: 'thought.show', subject });
  else await write.audit({ act: 'thought.hide', subject, detail: { reason } });
}

/** Writes down that an admin looks at real names: at which thoughts, not what was seen there. */
export async function noteLook(write: Write, { ids, commentIds = [] }: Look): Promise<void> {
  await write.audit({
    act: 'thought.authors',
    subject: 'thoughts',
    detail: { thoughts: ids, ...(commentIds.length > 0 && { comments: commentIds }) },
  });
}
