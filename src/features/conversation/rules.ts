import type { TalkItem } from './contract.ts';

type Named = Pick<TalkItem, 'kind' | 'id'>;

/** Who looks at the comments of an item hears of them; the word before the first colon is the rule's name. */
export const commentsTopic = ({ kind, id }: Named): string => `comments:${kind}:${id}`;
/** Who sees an item hears of its likes. */
export const likesTopic = ({ kind, id }: Named): string => `likes:${kind}:${id}`;
