import type { Viewer } from '#server/access.ts';
import type { Topic } from '#server/changes.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { ConversationKind } from './slots.ts';

/** One item with what is needed to talk about it. */
export interface Item {
  kind: ConversationKind;
  id: number;
  subjectId: number;
}

export async function findItem(db: Database, viewer: Viewer, kind: ConversationKind, id: number): Promise<Item> {
  const subjectId = await kind.find(db, viewer, id);
  if (subjectId === null) throw notFound(`This ${kind.kind}`);
  return { kind, id, subjectId };
}

/** Who looks at the comments of an item hears of them; the word before the first colon is the rule's name. */
export const commentsTopic = ({ kind, id }: Item): Topic => `comments:${kind.kind}:${id}`;
export const likesTopic = ({ kind, id }: Item): Topic => `likes:${kind.kind}:${id}`;

/**
 * Kept lists that show counts end with this one. Nobody hears of it on the live stream: a like must not make every
 * phone in the village fetch the list of games again.
 */
export const countsTopic = (kind: string): Topic => `counts:${kind}`;
