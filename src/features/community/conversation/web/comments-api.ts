import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { getCommentTag } from '../cache-tags.ts';
import type { Comment, CommentableItem, endpoints } from '../contract.ts';
import { by, commentsOptions, getApi, type Likeable } from './api.ts';

const api = apiClient<typeof endpoints>();

export const commentLikes = (item: CommentableItem, comment: Comment): Likeable => ({
  row: getCommentTag(item)(comment.id),
  like: (liked) => api.send('POST /api/comments/:id/like', { ...by(comment), body: { liked } }),
  showLiked: (client, liked) =>
    changeComments(client, item, (rows) => rows.map((row) => (row.id === comment.id ? { ...row, liked } : row))),
});

export const addComment = (item: CommentableItem, content: string) =>
  getApi(item).send('POST /:id/comments', { ...by(item), body: { content } });
export const hideComment = (comment: Pick<Comment, 'id'>, reason: string) =>
  api.send('POST /api/comments/:id/hide', { ...by(comment), body: { reason } });
export const showComment = (comment: Pick<Comment, 'id'>) => api.send('DELETE /api/comments/:id/hide', by(comment));
export const deleteComment = (comment: Pick<Comment, 'id'>) => api.send('DELETE /api/comments/:id', by(comment));

export function changeComments(
  client: QueryClient,
  item: CommentableItem,
  change: (rows: Comment[], page: number) => Comment[],
) {
  client.setQueryData(commentsOptions(item).queryKey, (cached: InfiniteData<Page<Comment>> | undefined) => {
    const pages = cached?.pages.map((page, at) => ({ ...page, rows: change(page.rows, at) }));
    return cached && pages && { ...cached, pages };
  });
}
