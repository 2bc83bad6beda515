import { newCommentable, newOpaqueId } from '#features/community/conversation/server/commands.ts';
import { findSeenComment } from '#features/community/conversation/server/queries.ts';
import type { Picture } from '#platform/uploads/contract.ts';
import { type Admin, isAdmin, isMember, type Member } from '#server/access/access.ts';
import { flag } from '#server/database/schema.ts';
import { badField, notFound } from '#server/failure.ts';
import { lockRowForUpdate, toggle, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { ownThoughtsTag, thoughtCountsTag, thoughtReportsTag, thoughtsTag } from '../cache-tags.ts';
import type { AuthorsRequest, NewReport, NewThought, RepostResponse } from '../contract.ts';
import { toTheMinute } from '../rules.ts';
import { findThoughtRow, listOfficialNames, repostsFor } from './queries.ts';

const officialNames = ['admin', 'administrator', 'moderator', 'official', 'officer', 'ground anchor'];

/** Whether a name could be mistaken for an official's at a glance; `officials` are the names of admins. */
export function looksOfficial(displayName: string, officials: readonly string[]): boolean {
  const seen = atAGlance(displayName);
  return seen !== '' && [...officialNames, ...officials].some((name) => atAGlance(name) === seen);
}

/** Maps letters of other alphabets, and digits, to the letters that they look like. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаαɑ4@',
    'bв',
    'cс',
    'dԁ',
    'eеεє3',
    'gɡг',
    'hһн',
    'iіιıľlӏ1|!',
    'jј',
    'kкκ',
    'mм',
    'nпηո',
    'oоο0',
    'pрρ',
    'rѓ',
    'sѕ5$',
    'tтτ7',
    'uυս',
    'vνѵ',
    'xхχ',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

const atAGlance = (name: string): string =>
  [...nameKey(name)]
    .map((sign) => lookAlikes[sign] ?? sign)
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .join('');

/** The same text by the same person within this time counts as one thought: a double tap, or a retry. */
const sameWithin = 10_000;

export interface PostedThought {
  id: string;
  /** False if the same thought was posted just before. */
  fresh: boolean;
}

/** Posts a thought. Only its own row stores the author; the audit log does not. */
export async function postThought(write: Write<Member>, typed: NewThought, picture?: Picture): Promise<PostedThought> {
  const official = isAdmin(write.viewer);
  if (!official && looksOfficial(typed.displayName, await listOfficialNames(write.db))) throw officialName();
  await lockRowForUpdate(write.db, 'accounts', write.viewer.accountId);
  const before = picture ? undefined : await postedJustNow(write, typed);
  if (before) return { id: before.public_id, fresh: false };
  const instant = write.now.toISOString();
  const { public_id: id } = await write.db
    .insertInto('thoughts')
    .values({
      public_id: newOpaqueId(),
      minute: toTheMinute(instant),
      created_at: instant,
      account_id: write.viewer.accountId,
      official: flag(official),
      display_name: typed.displayName,
      content: typed.content,
      upload_id: picture?.id ?? null,
      subject_id: await newCommentable(write, 'thought'),
      hidden_because: null,
    })
    .returning('public_id')
    .executeTakeFirstOrThrow();
  write.changed(thoughtsTag, ownThoughtsTag(write.viewer.accountId));
  return { id, fresh: true };
}

const officialName = () => badField('displayName', 'This name is reserved for officials');

function postedJustNow(write: Write<Member>, { content, displayName }: NewThought) {
  return write.db
    .selectFrom('thoughts')
    .select('public_id')
    .where('account_id', '=', write.viewer.accountId)
    .where('content', '=', content)
    .where('display_name', '=', displayName)
    .where('created_at', '>', new Date(write.now.getTime() - sameWithin).toISOString())
    .executeTakeFirst();
}

/** Reposts a thought, or takes the repost back. */
export async function toggleRepost(write: Write<Member>, publicId: string): Promise<RepostResponse> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const reposted = await toggle(
    () => insertRepost(write, thought.id),
    () => deleteRepost(write, thought.id),
  );
  write.changed(thoughtCountsTag);
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
  write.changed(thoughtReportsTag);
}

/** Settles the reports without hiding anything. A report by another person opens the question again. */
export async function keepReported(write: Write<Admin>, publicId: string, commentId: string): Promise<void> {
  const thought = await findThoughtRow(write.db, write.viewer, publicId);
  if (!thought) throw notFound('This thought');
  const reports = await settleReports(write, thought.id, commentId);
  if (reports === 0) return;
  write.changed(thoughtReportsTag);
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
  write.changed(thoughtsTag, thoughtReportsTag);
  if (changed.account_id !== null) write.changed(ownThoughtsTag(changed.account_id));
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
