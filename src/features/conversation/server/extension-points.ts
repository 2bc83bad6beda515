import type { Access, Viewer } from '#server/access/access.ts';
import type { LimitName } from '#server/access/limits.ts';
import type { CacheTag } from '#server/cache/changes.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';
import type { ItemId, TalkContract } from '../contract.ts';

export interface ConversationKind extends TalkContract {
  /** Who reads comments, and who writes them. Likes are members'. */
  readonly access: { readonly read: Access; readonly write: Access };
  /** How often a member may comment, where it is not as often as elsewhere. Guests have a limit of their own. */
  readonly limit?: LimitName;
  /** Kept lists that show how much an item is talked about. */
  readonly countsTags: readonly CacheTag[];
  /**
   * What its authors are called instead of their display names: each has one name per item, that no other has there.
   * Asked for somebody who has none yet; `taken` are the names of the others.
   */
  newAlias?(taken: ReadonlySet<string>): string;
  find(db: Database, viewer: Viewer, id: ItemId): Promise<number | null>;
  itemsOf(db: Database, subjectIds: readonly number[]): Promise<{ id: ItemId; subjectId: number }[]>;
}

/** One item with what is needed to talk about it. */
export interface Item {
  kind: ConversationKind;
  id: ItemId;
  subjectId: number;
}

export const conversationKinds = new ExtensionPoint<ConversationKind>();
