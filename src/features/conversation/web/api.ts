import { callsOf } from '#web/calls.ts';
import type { ItemId, itemCalls, LikeAnswer, TalkItem, TalkKind } from '../contract.ts';
import { likesTopic } from '../rules.ts';

export const apiOf = ({ path }: TalkKind) => callsOf<ReturnType<typeof itemCalls>>(path);
export const by = ({ id }: { id: ItemId }) => ({ params: { id } });

export const likedOptions = (kind: TalkKind) => apiOf(kind).read('GET /liked');

export interface Likeable {
  path: string;
  /** Known before it was ever asked for: what says who likes it changes with these. */
  topics: readonly string[];
  toggle: () => Promise<LikeAnswer>;
  /** Without it, the likes are known from the list alone. */
  ask?: () => Promise<LikeAnswer>;
}

export const itemLikes = (item: TalkItem): Likeable => ({
  path: `${item.path}/${item.id}`,
  topics: [likesTopic(item)],
  toggle: () => apiOf(item).send('POST /:id/like', by(item)),
  ask: () => apiOf(item).get('GET /:id/like-status', by(item)),
});

export const commentsOptions = (item: TalkItem) => apiOf(item).pages('GET /:id/comments', by(item));
