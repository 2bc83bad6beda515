import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '#web/api.ts';
import { callsOf } from '#web/calls.ts';
import type { Comment, calls, ItemId, itemCalls, LikeAnswer, TalkItem, TalkKind } from '../contract.ts';
import { commentsTopic, likesTopic } from '../rules.ts';

const api = callsOf<typeof calls>();
const apiOf = ({ path }: TalkKind) => callsOf<ReturnType<typeof itemCalls>>(path);
const by = ({ id }: { id: ItemId }) => ({ params: { id } });

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

export const commentLikes = (item: TalkItem, comment: Comment): Likeable => ({
  path: `/api/comments/${comment.id}`,
  topics: [commentsTopic(item)],
  toggle: () => api.send('POST /api/comments/:id/like', by(comment)),
});

export const commentsOptions = (item: TalkItem) => apiOf(item).pages('GET /:id/comments', by(item));

export const addComment = (item: TalkItem, content: string) =>
  apiOf(item).send('POST /:id/comments', { ...by(item), body: { content } });
export const deleteComment = (comment: Pick<Comment, 'id'>) => api.send('DELETE /api/comments/:id', by(comment));

export function changeComments(
  client: QueryClient,
  item: TalkItem,
  change: (rows: Comment[], page: number) => Comment[],
) {
  client.setQueryData(commentsOptions(item).queryKey, (kept: InfiniteData<Page<Comment>> | undefined) => {
    const pages = kept?.pages.map((page, at) => ({ ...page, rows: change(page.rows, at) }));
    return kept && pages && { ...kept, pages };
  });
}
