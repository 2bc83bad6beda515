import type { Access, Viewer } from '#server/access/access.ts';
import type { LimitName } from '#server/access/limits.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CacheTag } from '#shared/cache-tags.ts';
import type { CommentContract, ItemId } from '../contract.ts';

export interface ConversationKind extends CommentContract {
  /** Who may read and write comments. Likes are for members. */
  readonly access: { readonly read: Access; readonly write: Access };
  /** The rate limit for members' comments, if not the usual one. Guests have their own limit. */
  readonly limit?: LimitName;
  /** Cache tags of responses that show an item's counts of comments and likes. */
  readonly countsTags: readonly CacheTag[];
  /**
   * Creates an alias that is shown instead of an author's display name. Each author has one alias per item, unique there.
   * Called for an author without an alias yet; `used` are the aliases of the others.
   */
  newAlias?(used: ReadonlySet<string>): string;
  find(db: Database, viewer: Viewer, id: ItemId): Promise<number | null>;
  findItems(db: Database, commentableIds: readonly number[]): Promise<{ id: ItemId; commentableId: number }[]>;
}

/** An item with its kind and subject. */
export interface Item {
  kind: ConversationKind;
  id: ItemId;
  commentableId: number;
}

export const conversationKinds = new ExtensionPoint<ConversationKind>();
