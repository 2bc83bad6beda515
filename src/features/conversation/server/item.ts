import type { ItemId } from '../contract.ts';
import type { ConversationKind } from './extension-points.ts';

/** One item with what is needed to talk about it. */
export interface Item {
  kind: ConversationKind;
  id: ItemId;
  subjectId: number;
}
