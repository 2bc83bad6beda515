import type { TalkItem } from './contract.ts';

type Named = Pick<TalkItem, 'kind' | 'id'>;

export const commentsTopic = ({ kind, id }: Named): string => `comments:${kind}:${id}`;
export const likesTopic = ({ kind, id }: Named): string => `likes:${kind}:${id}`;
