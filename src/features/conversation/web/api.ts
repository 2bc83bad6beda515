import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Page } from '#web/api.ts';
import { callsOf } from '#web/calls.ts';
import type { Comment, calls, ItemId, itemCalls, LikeAnswer, TalkItem, TalkKind } from '../contract.ts';
import { commentsTopic, likesTopic } from '../rules.ts';

const api = callsOf<typeof calls>();
const apiOf = ({ path }: TalkKind) => callsOf<ReturnType<typeof itemCalls>>(path);
const by = ({ id }: { id: ItemId }) => ({ params: { id } });

/** Ids of all that one likes of a kind: one call for all the cards on a screen. */
export const likedOptions = (kind: TalkKind) => apiOf(kind).read('GET /liked');

/** How many like an item, known since its list was read. */
export interface Tally {
  likesCount: number;
  /** Null until asked: one's own likes of the whole kind say it. */
  liked: boolean | null;
  /** The count in the list that this one stands instead of, until the list is read anew and says something else. */
  insteadOf: number;
}

/** Starts with what the list said, so it is only asked for once somebody's like has been heard of. */
export const tallyOptions = (item: TalkItem, inList: number) =>
  queryOptions({
    queryKey: [`${item.path}/${item.id}/like-status`],
    queryFn: async (): Promise<Tally> => ({
      ...(await apiOf(item).get('GET /:id/like-status', by(item))),
      insteadOf: inList,
    }),
    initialData: { likesCount: inList, liked: null, insteadOf: inList },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { topics: [likesTopic(item)] },
  });

export const commentsOptions = (item: TalkItem) =>
  infiniteQueryOptions({
    ...apiOf(item).pages('GET /:id/comments', by(item)),
    meta: { topics: [commentsTopic(item)] },
  });

export const toggleLike = (item: TalkItem) => apiOf(item).send('POST /:id/like', by(item));
export const toggleCommentLike = (comment: Comment) => api.send('POST /api/comments/:id/like', by(comment));
export const addComment = (item: TalkItem, content: string) =>
  apiOf(item).send('POST /:id/comments', { ...by(item), body: { content } });
export const deleteComment = (comment: Comment) => api.send('DELETE /api/comments/:id', by(comment));

/** Takes in what the server said about one's like, for every card that shows the item. */
export function keepLike(client: QueryClient, item: TalkItem, inList: number, answer: LikeAnswer) {
  client.setQueryData(tallyOptions(item, inList).queryKey, { ...answer, insteadOf: inList });
  client.setQueryData(likedOptions(item).queryKey, (ids) => {
    const others = ids?.filter((id) => id !== item.id);
    return others && answer.liked ? [item.id, ...others] : others;
  });
}

/** Changes the comments that are on screen, before they are read anew. */
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
