import { collectionTag } from '#shared/cache-tags.ts';

/** Webhooks and what they sent. */
export const webhooksTag = collectionTag('webhooks');
