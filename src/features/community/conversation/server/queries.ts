import { sql } from 'kysely';
import { isAdmin, isMember, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { badField } from '#server/failure.ts';
import { fromCursor, isIdKey, isKeyText, type Page, toPage } from '#server/resources/paging.ts';
import { type Comment, commentsPerPage, type ItemId, type LikeResponse } from '../contract.ts';
import type { Item } from './extension-points.ts';
import { maySeeComment } from './policy.ts';
import { type CommentRow, presentComment, shownId } from './present.ts';

export interface Counts {
  likesCount: number;
  commentsCount: number;
}

export const noCounts: Counts = { likesCount: 0, commentsCount: 0 };

export async function countsFor(db: Database, commentableIds: readonly number[]): Promise<Map<number, Counts>> {
  const counts = new Map<number, Counts>();
  for (const [commentable, likesCount] of await countRows(db, 'likes', commentableIds)) {
    counts.set(commentable, { ...noCounts, likesCount });
  }
  for (const [commentable, commentsCount] of await countRows(db, 'comments', commentableIds)) {
    counts.set(commentable, { ...(counts.get(commentable) ?? noCounts), commentsCount });
  }
  return counts;
}

export async function listComments(
  db: Database,
  viewer: Viewer,
  item: Item,
  cursor: string | undefined,
): Promise<Page<Comment>> {
  const before = await findCursorRow(db, item, cursor);
  let query = commentsSeenBy(db, viewer)
    .where('comments.subject_id', '=', item.commentableId)
    .orderBy('comments.id', 'desc')
    .limit(commentsPerPage + 1);
  if (before !== null) query = query.where('comments.id', '<', before);
  const page = toPage(await query.execute(), (row) => [shownId(row)], commentsPerPage);
  return { rows: await withLikes(db, viewer, item, page.rows), next: page.next };
}

/** With opaque ids, a cursor is a comment's random id. An integer would reveal how much is said elsewhere. */
async function findCursorRow(db: Database, { kind, commentableId }: Item, cursor: string | undefined) {
  if (!kind.ids.areOpaque) return fromCursor(cursor, isIdKey)?.[0] ?? null;
  const key = fromCursor(cursor, isPublicIdKey);
  if (!key) return null;
  const row = await findCommentRow(db, key[0]);
  if (row?.subject_id !== commentableId) throw badField('cursor', 'is not a page of this list');
  return row.id;
}

const isPublicIdKey = (key: readonly unknown[]): key is readonly [string] => key.length === 1 && isKeyText(key[0]);

export async function findComment(db: Database, viewer: Viewer, item: Item, id: number): Promise<Comment> {
  const row = await commentsWithAuthor(db).where('comments.id', '=', id).executeTakeFirstOrThrow();
  const [comment] = await withLikes(db, viewer, item, [row]);
  if (!comment) throw new Error('A comment just read has gone');
  return comment;
}

/** Finds a comment by its id, if the viewer may see it. */
export async function findSeenComment(db: Database, viewer: Viewer, id: ItemId) {
  const row = await findCommentRow(db, id);
  return row && maySeeComment(viewer, row) ? row : undefined;
}

export type CommentToChange = NonNullable<Awaited<ReturnType<typeof findCommentRow>>>;

function findCommentRow(db: Database, id: ItemId) {
  return db
    .selectFrom('comments')
    .innerJoin('subjects', 'subjects.id', 'comments.subject_id')
    .select([
      'comments.id',
      'comments.public_id',
      'comments.subject_id',
      'comments.own_subject_id',
      'comments.account_id',
      'comments.content',
      'comments.hidden_because',
    ])
    .select('subjects.kind')
    .where((where) =>
      typeof id === 'string'
        ? where('comments.public_id', '=', id)
        : where.and([where('comments.id', '=', id), where('comments.public_id', 'is', null)]),
    )
    .executeTakeFirst();
}

export async function likeStatus(db: Database, viewer: Viewer, commentableId: number): Promise<LikeResponse> {
  const liked = await likedAmong(db, viewer, [commentableId]);
  return { liked: liked.has(commentableId), likesCount: await countLikes(db, commentableId) };
}

export async function countLikes(db: Database, commentableId: number): Promise<number> {
  return (await countRows(db, 'likes', [commentableId])).get(commentableId) ?? 0;
}

export async function listLiked(db: Database, accountId: number, kind: string): Promise<number[]> {
  const rows = await db
    .selectFrom('likes')
    .innerJoin('subjects', 'subjects.id', 'likes.subject_id')
    .select('likes.subject_id')
    .where('likes.account_id', '=', accountId)
    .where('subjects.kind', '=', kind)
    .orderBy('likes.id', 'desc')
    .execute();
  return rows.map((row) => row.subject_id);
}

interface CommentOn extends CommentRow {
  subject_id: number;
}

/** The content of those of these comments that are not hidden, keyed by their random ids. */
export async function findCommentContents(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('comments')
    .select(['public_id', 'content'])
    .where('public_id', 'in', ids)
    .where('hidden_because', 'is', null)
    .execute();
  return new Map(rows.map(({ public_id, content }) => [public_id ?? '', content]));
}

/** The accounts that wrote these comments, even under an alias. Only for viewers who may know. */
export async function findCommentAuthors(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('comments')
    .leftJoin('accounts', 'accounts.id', 'comments.account_id')
    .select(['comments.public_id', 'accounts.id', 'accounts.username', 'accounts.display_name'])
    .where('comments.public_id', 'in', ids)
    .execute();
  return rows.map(({ public_id, id, username, display_name }) => ({
    id: public_id ?? '',
    userId: id,
    username,
    displayName: display_name,
  }));
}

/** Comments on all items, oldest first. */
export async function commentsAfter(db: Database, id: number, most: number): Promise<CommentOn[]> {
  return commentsWithAuthor(db)
    .select('comments.subject_id')
    .where('comments.id', '>', id)
    .orderBy('comments.id')
    .limit(most)
    .execute();
}

async function withLikes(db: Database, viewer: Viewer, item: Item, rows: CommentRow[]): Promise<Comment[]> {
  const commentables = rows.map((row) => row.own_subject_id);
  const counts = await countRows(db, 'likes', commentables);
  const liked = await likedAmong(db, viewer, commentables);
  return rows.map((row) => {
    const likes = { likesCount: counts.get(row.own_subject_id) ?? 0, liked: liked.has(row.own_subject_id) };
    return presentComment(row, item, likes, viewer);
  });
}

async function likedAmong(db: Database, viewer: Viewer, commentableIds: readonly number[]): Promise<Set<number>> {
  if (!isMember(viewer) || commentableIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('likes')
    .select('subject_id')
    .where('account_id', '=', viewer.accountId)
    .where('subject_id', 'in', commentableIds)
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/** The number of likes or comments of each subject. Hidden comments count nowhere. */
export async function countRows(
  db: Database,
  table: 'likes' | 'comments',
  commentableIds: readonly number[],
): Promise<Map<number, number>> {
  if (commentableIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select((eb) => ['subject_id', eb.fn.countAll().as('rows')])
    .where('subject_id', 'in', commentableIds)
    .$if(table === 'comments', (some) => some.where(sql.ref('hidden_because'), 'is', null))
    .groupBy('subject_id')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, Number(row.rows)]));
}

/** Comments that are not hidden, and the viewer's own; for admins all. */
function commentsSeenBy(db: Database, viewer: Viewer) {
  const all = commentsWithAuthor(db);
  if (isAdmin(viewer)) return all;
  if (!isMember(viewer)) return all.where('comments.hidden_because', 'is', null);
  return all.where((eb) =>
    eb.or([eb('comments.hidden_because', 'is', null), eb('comments.account_id', '=', viewer.accountId)]),
  );
}

function commentsWithAuthor(db: Database) {
  return db
    .selectFrom('comments')
    .leftJoin('accounts', 'accounts.id', 'comments.account_id')
    .select([
      'comments.id',
      'comments.public_id',
      'comments.own_subject_id',
      'comments.account_id',
      'comments.alias',
      'comments.content',
      'comments.created_at',
      'comments.hidden_because',
    ])
    .select('accounts.display_name');
}
