import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
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
