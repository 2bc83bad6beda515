import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Admin, isMember, type Member } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import { forbidden, notFound } from '#server/failure.ts';
import { toggle, type Write } from '#server/write.ts';
import { integerIds, type LikeResponse } from '../contract.ts';
import type { ConversationKind } from './extension-points.ts';
import { mayDeleteComment, wroteComment } from './policy.ts';
import { guestAuthor } from './present.ts';
import { type CommentToChange, countLikes } from './queries.ts';

export async function newCommentable(write: Write, kind: string): Promise<number> {
  const { id } = await write.db.insertInto('subjects').values({ kind }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function withCommentables<T extends object>(
  write: Write,
  kind: string,
  rows: readonly T[],
): Promise<(T & { subject_id: number })[]> {
  const complete: (T & { subject_id: number })[] = [];
  for (const some of batches(rows)) {
    const subjects = await write.db
      .insertInto('subjects')
      .values(some.map(() => ({ kind })))
      .returning('id')
      .execute();
    for (const [at, { id }] of subjects.entries()) {
      const row = some[at];
      if (row) complete.push({ ...row, subject_id: id });
    }
  }
  return complete;
}

export async function removeCommentable(write: Write, id: number): Promise<void> {
  await write.db
    .deleteFrom('subjects')
    .where('id', 'in', (query) => query.selectFrom('comments').select('own_subject_id').where('subject_id', '=', id))
    .execute();
  await write.db.deleteFrom('subjects').where('id', '=', id).execute();
}

/** The same text by the same person within this time counts as one comment: a double tap, or a retry. */
const sameWithin = 10_000;

export interface AddedComment {
  id: number;
  fresh: boolean;
}

type Naming = Pick<ConversationKind, 'ids' | 'newAlias'>;

export async function addComment(
  write: Write,
  commentableId: number,
  content: string,
  naming: Naming = { ids: integerIds },
): Promise<AddedComment> {
  await lockCommentable(write, commentableId);
  const accountId = isMember(write.viewer) ? write.viewer.accountId : null;
  const before = accountId === null ? undefined : await postedJustNow(write, commentableId, accountId, content);
  if (before) return { id: before.id, fresh: false };
  const { id } = await write.db
    .insertInto('comments')
    .values({
      public_id: naming.ids.areOpaque ? newOpaqueId() : null,
      subject_id: commentableId,
      own_subject_id: await newCommentable(write, 'comment'),
      account_id: accountId,
      alias: accountId === null ? guestAuthor : await resolveAlias(write, commentableId, accountId, naming),
      content,
      created_at: write.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, fresh: true };
}

export async function removeComment(write: Write<Member>, comment: CommentToChange): Promise<void> {
  if (!mayDeleteComment(write.viewer, comment)) throw forbidden();
  // Deleting its own subject cascades to the comment and its likes.
  const { numDeletedRows } = await write.db
    .deleteFrom('subjects')
    .where('id', '=', comment.own_subject_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('This comment');
  if (wroteComment(write.viewer, comment)) return;
  await write.audit({ act: 'comment.delete', subject: `comment:${comment.id}`, detail: { content: comment.content } });
}

/** Hides a comment from others, or shows it again if the reason is null. */
export async function setCommentHidden(
  write: Write<Admin>,
  comment: CommentToChange,
  reason: string | null,
): Promise<void> {
  const { numUpdatedRows } = await write.db
    .updateTable('comments')
    .set({ hidden_because: reason })
    .where('id', '=', comment.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('This comment');
  const subject = `comment:${comment.id}`;
  if (reason === null) await write.audit({ act: 'comment.show', subject });
  else await write.audit({ act: 'comment.hide', subject, detail: { reason, content: comment.content } });
}

/** Deletes all comments up to that time, with their likes, and returns how many. */
export async function removeAllComments(write: Write, upTo: Date): Promise<number> {
  const { numDeletedRows } = await write.db
    .deleteFrom('subjects')
    .where('id', 'in', (query) =>
      query.selectFrom('comments').select('own_subject_id').where('created_at', '<=', upTo.toISOString()),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Likes or unlikes, as `wanted` says; without it, toggles. */
export async function setLike(write: Write<Member>, commentableId: number, wanted?: boolean): Promise<LikeResponse> {
  // Lock the subject until the commit, so that the published count is the final one.
  await lockCommentable(write, commentableId);
  const insert = () => insertLike(write, commentableId);
  const remove = () => deleteLike(write, commentableId);
  if (wanted !== undefined) await (wanted ? insert() : remove());
  const liked = wanted ?? (await toggle(insert, remove));
  return { liked, likesCount: await countLikes(write.db, commentableId) };
}

async function insertLike(write: Write<Member>, commentableId: number): Promise<boolean> {
  const added = await write.db
    .insertInto('likes')
    .values({ subject_id: commentableId, account_id: write.viewer.accountId, created_at: write.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['subject_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function deleteLike(write: Write<Member>, commentableId: number): Promise<boolean> {
  const { numDeletedRows } = await write.db
    .deleteFrom('likes')
    .where('subject_id', '=', commentableId)
    .where('account_id', '=', write.viewer.accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks the subject until the commit, so that of two equal simultaneous comments the second sees the first. */
async function lockCommentable(write: Write, commentableId: number): Promise<void> {
  const locked = await write.db
    .updateTable('subjects')
    .set({ kind: sql<string>`kind` })
    .where('id', '=', commentableId)
    .returning('id')
    .executeTakeFirst();
  if (!locked) throw notFound();
}

async function resolveAlias(write: Write, commentableId: number, accountId: number, { newAlias }: Naming) {
  if (!newAlias) return null;
  const authors = await write.db
    .selectFrom('comments')
    .select(['account_id', 'alias'])
    .distinct()
    .where('subject_id', '=', commentableId)
    .execute();
  const known = authors.find((author) => author.account_id === accountId);
  return known?.alias ?? newAlias(new Set(authors.flatMap(({ alias }) => alias ?? [])));
}

export const newOpaqueId = () => randomBytes(16).toString('base64url');

function postedJustNow(write: Write, commentableId: number, accountId: number, content: string) {
  return write.db
    .selectFrom('comments')
    .select('id')
    .where('subject_id', '=', commentableId)
    .where('account_id', '=', accountId)
    .where('content', '=', content)
    .where('created_at', '>', new Date(write.now.getTime() - sameWithin).toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
