import type { CommentableItem, ItemId } from './contract.ts';

type Named = Pick<CommentableItem, 'kind' | 'id'>;

export const commentsTag = ({ kind, id }: Named): string => `comments:${kind}:${id}`;
/** Changes when a comment is hidden, shown or deleted, which affects the open reports. Only admins may subscribe. */
export const commentModeration = 'comment-moderation';
export const likesTag = ({ kind, id }: Named): string => `likes:${kind}:${id}`;
export const commentLikesTag = ({ kind }: Pick<Named, 'kind'>, id: ItemId): string => `comment-likes:${kind}:${id}`;

/** The resource name of comments on items of a kind, for the rows of a response. */
export const commentResourceName = ({ kind }: Pick<Named, 'kind'>): string => `comment:${kind}`;
