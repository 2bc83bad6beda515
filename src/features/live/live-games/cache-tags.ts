import { tagKind } from '#shared/cache-tags.ts';

/** Of a game. */
export const eventsTag = tagKind('events');
/** Of a game: events of other phones that the one who scores has not decided about. */
export const pendingTag = tagKind('offered');
