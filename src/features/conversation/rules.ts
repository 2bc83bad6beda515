import type { ItemId, TalkItem } from './contract.ts';

type Named = Pick<TalkItem, 'kind' | 'id'>;

export const commentsTag = ({ kind, id }: Named): string => `comments:${kind}:${id}`;
/** What is reported and still stands changes with it; heard of by admins. */
export const commentModeration = 'comment-moderation';
export const likesTag = ({ kind, id }: Named): string => `likes:${kind}:${id}`;
export const commentLikesTag = ({ kind }: Pick<Named, 'kind'>, id: ItemId): string => `comment-likes:${kind}:${id}`;

/** What the comments on items of a kind are called as rows of an answer. */
export const commentResourceName = ({ kind }: Pick<Named, 'kind'>): string => `comment:${kind}`;
