import { hasAccess, type Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { inWords } from '#shared/text.ts';
import type { ItemId, NamedKind } from '../contract.ts';
import { commentsTopic } from '../rules.ts';
import type { Item } from './item.ts';
import { findSeenComment } from './queries.ts';
import type { ConversationKind } from './slots.ts';

export async function findItem(db: Database, viewer: Viewer, kind: ConversationKind, id: ItemId): Promise<Item> {
  const subjectId = hasAccess(viewer, kind.access.read) ? await kind.find(db, viewer, id) : null;
  if (subjectId === null) throw notFound(`This ${inWords(kind.kind)}`);
  return { kind, id, subjectId };
}

/** A comment with the item it is about; one about something that this viewer may not see is not found. */
export async function findCommentAndItem(kinds: readonly ConversationKind[], db: Database, viewer: Viewer, id: ItemId) {
  const comment = await findSeenComment(db, viewer, id);
  const kind = kinds.find((known) => known.kind === comment?.kind);
  const [owner] = comment && kind ? await kind.itemsOf(db, [comment.subject_id]) : [];
  if (!comment || !kind || !owner || !hasAccess(viewer, kind.access.read)) throw notFound('This comment');
  if ((await kind.find(db, viewer, owner.id)) === null) throw notFound('This comment');
  return { comment, item: { kind, id: owner.id, subjectId: comment.subject_id } };
}

/** Who looks at the item hears of its comments. Nobody hears of counts: no phone fetches a list for a comment. */
export function publishComments(write: Write, item: Item): void {
  write.changed(commentsTopic(topicOf(item)), ...item.kind.countsTopics);
}

export const topicOf = ({ kind: { kind }, id }: Item) => ({ kind, id });

export const isNamed = <K extends ConversationKind>(kind: K): kind is K & NamedKind => kind.bodyField !== undefined;
