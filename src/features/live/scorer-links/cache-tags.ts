import { tagKind } from '#shared/cache-tags.ts';

/** Of a game. */
export const scorerLinksTag = tagKind('scorer-links');
