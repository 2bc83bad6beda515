import { collectionTag, resourceTags } from '#shared/cache-tags.ts';
import { highlights } from './contract.ts';

export const { list: highlightsTag, row: highlightTag } = resourceTags(highlights);
/** Of responses that show the comments or likes of highlights. Nobody may subscribe to it. */
export const highlightCountsTag = collectionTag('highlight-counts');
