import type { Viewer } from '#server/access.ts';
import type { Topic } from '#server/changes.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { Slot } from '#server/slot.ts';

/** A kind of item that is talked about, as its own feature describes it. */
export interface ConversationKind {
  /** `game`: in topics and messages. */
  kind: string;
  /** `/api/games` */
  path: string;
  /** How comments name the item. */
  bodyField: 'gameId' | 'highlightId';
  /** The subject of an item that this viewer may see; null when there is none. */
  find(db: Database, viewer: Viewer, id: number): Promise<number | null>;
  /** Back from subjects to the items they belong to. */
  itemsOf(db: Database, subjectIds: readonly number[]): Promise<{ id: number; subjectId: number }[]>;
}

/** Filled by each feature whose items are talked about. */
export const conversationKinds = new Slot<ConversationKind>();

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
