import { collectionTag } from '#shared/cache-tags.ts';

export const backupsTag = collectionTag('backups');
