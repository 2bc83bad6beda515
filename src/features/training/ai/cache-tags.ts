import { tagKind } from '#shared/cache-tags.ts';

/** Those of an account. */
export const savedResultsTag = tagKind('saved-results');
