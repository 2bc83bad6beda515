import { collectionTag } from '#shared/cache-tags.ts';

/** Changes when somebody comes through to a match that has no game yet. */
export const bracketsTag = collectionTag('brackets');
/** Questions that wait for an officer. */
export const bracketQuestionsTag = collectionTag('bracket-questions');
