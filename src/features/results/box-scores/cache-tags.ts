import { tagKind } from '#shared/cache-tags.ts';

/** Of a game. */
export const boxScoreTag = tagKind('box-score');
