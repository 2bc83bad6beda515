import { resourceTags, tagKind } from '#shared/cache-tags.ts';
import { meets } from './contract.ts';

export const { list: meetsTag, row: meetTag } = resourceTags(meets);
/** The results of a meet. */
export const meetResultsTag = tagKind('meet-results');
