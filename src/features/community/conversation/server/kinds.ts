import { hasAccess, type Member, type Viewer, visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { toPhrase } from '#shared/text.ts';
import {
  commentsTag,
  getCommentLikesTag,
  getCommentTag,
  itemTag,
  likedCommentsTag,
  likedTag,
  likesTag,
} from '../cache-tags.ts';
import type { ItemId, LikeResponse, NamedKind } from '../contract.ts';
import type { ConversationKind, Item } from './extension-points.ts';
import { shownId } from './present.ts';
import { type CommentToChange, findSeenComment } from './queries.ts';

export async function findItem(db: Database, viewer: Viewer, kind: ConversationKind, id: ItemId): Promise<Item> {
  const commentableId = hasAccess(viewer, kind.access.read) ? await kind.find(db, viewer, id) : null;
  if (commentableId === null) throw notFound(`This ${toPhrase(kind.kind)}`);
  return { kind, id, commentableId };
}

/** Finds a comment and its item. Answers 404 if the viewer may not see the item. */
export async function findCommentAndItem(kinds: readonly ConversationKind[], db: Database, viewer: Viewer, id: ItemId) {
  const comment = await findSeenComment(db, viewer, id);
  const kind = kinds.find((known) => known.kind === comment?.kind);
  const [owner] = comment && kind ? await kind.findItems(db, [comment.subject_id]) : [];
  if (!comment || !kind || !owner || !hasAccess(viewer, kind.access.read)) throw notFound('This comment');
  if ((await kind.find(db, viewer, owner.id)) === null) throw notFound('This comment');
  return { comment, item: { kind, id: owner.id, commentableId: comment.subject_id } };
}

/** Notifies viewers of the item. The counts' tags have no subscribers, so that no phone refetches a list for a comment. */
export function publishComments(write: Write, item: Item): void {
  write.changed(commentsTag(toTag(item)), ...item.kind.countsTags);
}

/** Sends subscribers the new count as a patch; only cached responses of lists are invalidated. */
export async function publishLikes(write: Write<Member>, item: Item, { likesCount }: LikeResponse): Promise<void> {
  write.changed(likedTag(write.viewer.accountId), ...item.kind.countsTags);
  if (!(await isSeenByAll(write.db, item))) return;
  write.patched(likesTag(toTag(item)), { row: itemTag(toTag(item)), fields: { likesCount } });
}

export async function publishCommentLikes(
  write: Write<Member>,
  item: Item,
  comment: CommentToChange,
  { likesCount }: LikeResponse,
): Promise<void> {
  const id = shownId(comment);
  write.changed(likedCommentsTag(write.viewer.accountId));
  if (comment.hidden_because !== null || !(await isSeenByAll(write.db, item))) return;
  write.patched(getCommentLikesTag(item.kind)(id), {
    row: getCommentTag(item.kind)(id),
    fields: { likesCount },
  });
}

/** Nothing is published about hidden items of a kind that visitors may read, because its subscribers include visitors. */
async function isSeenByAll(db: Database, { kind, id }: Item): Promise<boolean> {
  return kind.access.read !== 'visitor' || (await kind.find(db, visitor, id)) !== null;
}

export const toTag = ({ kind: { kind }, id }: Item) => ({ kind, id });

export const isNamed = <K extends ConversationKind>(kind: K): kind is K & NamedKind => kind.bodyField !== undefined;
