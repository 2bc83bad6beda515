import type { TalkItem } from './contract.ts';

type Named = Pick<TalkItem, 'kind' | 'id'>;

export const commentsTopic = ({ kind, id }: Named): string => `comments:${kind}:${id}`;
/** What is reported and still stands changes with it; heard of by admins. */
export const commentModeration = 'comment-moderation';
export const likesTopic = ({ kind, id }: Named): string => `likes:${kind}:${id}`;
