import type { QueryClient } from '@tanstack/react-query';
import type { CacheTag } from '#shared/cache-tags.ts';
import { apiClient } from '#web/api/requests.ts';
import { itemTag } from '../cache-tags.ts';
import type { Commentable, CommentableItem, ItemId, itemEndpoints, LikeResponse } from '../contract.ts';

export const getApi = ({ path }: Commentable) => apiClient<ReturnType<typeof itemEndpoints>>(path);
export const by = ({ id }: { id: ItemId }) => ({ params: { id } });

export const likedOptions = (kind: Commentable) => getApi(kind).read('GET /liked');

export interface Likeable {
  /** The row's name in patches of the live stream, such as `game:115`. */
  row: CacheTag;
  like: (liked: boolean) => Promise<LikeResponse>;
  /** Updates the cached list of the person's likes. */
  showLiked: (client: QueryClient, liked: boolean) => void;
}

export const itemLikes = (item: CommentableItem): Likeable => ({
  row: itemTag(item),
  like: (liked) => getApi(item).send('POST /:id/like', { ...by(item), body: { liked } }),
  showLiked: (client, liked) =>
    client.setQueryData(likedOptions(item).queryKey, (ids) => {
      const others = ids?.filter((id) => id !== item.id);
      return liked ? [item.id, ...(others ?? [])] : others;
    }),
});

/** The resource of queued comments on an item. */
export const commentsResource = (item: CommentableItem): string => `comments:${item.kind}:${item.id}`;

export const commentsOptions = (item: CommentableItem) => getApi(item).pages('GET /:id/comments', by(item));
