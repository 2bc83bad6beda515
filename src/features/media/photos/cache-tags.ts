import { collectionTag, resourceTags } from '#shared/cache-tags.ts';
import { photos } from './contract.ts';

export const { list: photosTag, row: photoTag } = resourceTags(photos);
/** Of the approval queue, for those who decide about it. */
export const pendingPhotosTag = collectionTag('pending-photos');
