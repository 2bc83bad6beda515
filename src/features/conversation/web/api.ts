import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { get, type Page, post, remove } from '#web/api.ts';
import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Comment, LikeAnswer } from '../contract.ts';

const places = { game: '/api/games', highlight: '/api/highlights' } as const;
export type ConversationKind = keyof typeof places;

/** What is talked about and liked. */
export interface ConversationItem {
  kind: ConversationKind;
  id: number;
}

/** How many like an item, known since its list was read. */
export interface Tally {
  likesCount: number;
  /** Null until asked: one's own likes of the whole kind say it. */
  liked: boolean | null;
  /** The count in the list that this one stands instead of, until the list is read anew and says something else. */
  insteadOf: number;
}

const pathOf = ({ kind, id }: ConversationItem) => `${places[kind]}/${id}`;
export const likesTopic = ({ kind, id }: ConversationItem) => `likes:${kind}:${id}`;
export const commentsTopic = ({ kind, id }: ConversationItem) => `comments:${kind}:${id}`;

/** Ids of all that one likes of a kind: one call for all the cards on a screen. */
export const likedOptions = (kind: ConversationKind) => readOptions<number[]>(`${places[kind]}/liked`, { topics: [] });

/** Starts with what the list said, so it is only asked for once somebody's like has been heard of. */
export const tallyOptions = (item: ConversationItem, inList: number) =>
  queryOptions({
    queryKey: [`${pathOf(item)}/like-status`],
    queryFn: async ({ signal }): Promise<Tally> => ({
      ...(await get<LikeAnswer>(`${pathOf(item)}/like-status`, { signal })),
      insteadOf: inList,
    }),
    initialData: { likesCount: inList, liked: null, insteadOf: inList },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { topics: [likesTopic(item)] },
  });

export const commentsOptions = (item: ConversationItem) =>
  pagedOptions<Comment>(`${pathOf(item)}/comments`, { topics: [commentsTopic(item)] });

export const toggleLike = (item: ConversationItem) => post<LikeAnswer>(`${pathOf(item)}/like`);
export const toggleCommentLike = (id: number) => post<LikeAnswer>(`/api/comments/${id}/like`);
export const addComment = (item: ConversationItem, content: string) =>
  post<Comment>(`${pathOf(item)}/comments`, { content });
export const deleteComment = (id: number) => remove<{ ok: true }>(`/api/comments/${id}`);

/** Takes in what the server said about one's like, for every card that shows the item. */
export function keepLike(client: QueryClient, item: ConversationItem, inList: number, answer: LikeAnswer) {
  client.setQueryData(tallyOptions(item, inList).queryKey, { ...answer, insteadOf: inList });
  client.setQueryData(likedOptions(item.kind).queryKey, (ids) => {
    const others = ids?.filter((id) => id !== item.id);
    return others && answer.liked ? [item.id, ...others] : others;
  });
}

/** Changes the comments that are on screen, before they are read anew. */
export function changeComments(
  client: QueryClient,
  item: ConversationItem,
  change: (rows: Comment[], page: number) => Comment[],
) {
  client.setQueryData(commentsOptions(item).queryKey, (kept: InfiniteData<Page<Comment>> | undefined) => {
    const pages = kept?.pages.map((page, at) => ({ ...page, rows: change(page.rows, at) }));
    return kept && pages && { ...kept, pages };
  });
}
