import { collectionTag } from '#shared/cache-tags.ts';

export const settingsTag = collectionTag('settings');
