import { collectionTag, resourceTags, tagKind } from '#shared/cache-tags.ts';
import { games } from './contract.ts';

export const { list: gamesTag, row: gameTag } = resourceTags(games);
/** Of a game; sent with both scores. */
export const scoreTag = tagKind('score');
/** Of a game; sent with their count and first names. */
export const rsvpsTag = tagKind('rsvps');
/** Those of an account. */
export const ownRsvpsTag = tagKind('own-rsvps');
/** Changes with the result of a completed game: tables, leaders and records follow from all of them. */
export const resultsTag = collectionTag('results');
/** Of responses that show the RSVPs, comments or likes of games. Nobody may subscribe to it. */
export const gameCountsTag = collectionTag('game-counts');
