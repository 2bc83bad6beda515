import { findSeenComment } from '#features/conversation/server/queries.ts';
import { type Admin, isMember } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { AuthorsRequest, NewReport } from '../contract.ts';
import { ownThoughts } from './commands.ts';
import { findThoughtRow } from './queries.ts';

/** Only admins may subscribe. */
export const thoughtReports = 'thought-reports';

/** Reports a thought, or a comment on it, to the admins. A repeated report by the same person succeeds without effect. */
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

/** Settles the reports without hiding anything. A report by another person opens the question again. */
export async function keepReported(write: Write<Admin>, publicId: string, commentId: string): Promise<void> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const reports = await settleReports(write, thought.id, commentId);
  if (reports === 0) return;
  write.changed(thoughtReports);
  const [action, subject] =
    commentId === '' ? ['thought.keep', `thought:${publicId}`] : ['comment.keep', `comment:${commentId}`];
  await write.audit({ act: action, subject, detail: { reports } });
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

/** Hides a thought from others, or shows it again if the reason is null. */
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

/** Records that an admin views real names: of which thoughts and comments, but not the names. */
export async function recordReveal(write: Write, { ids, commentIds = [] }: AuthorsRequest): Promise<void> {
  await write.audit({
    act: 'thought.authors',
    subject: 'thoughts',
    detail: { thoughts: ids, ...(commentIds.length > 0 && { comments: commentIds }) },
  });
}
