import { resourceTags } from '#shared/cache-tags.ts';
import { venues } from './contract.ts';

export const { list: venuesTag, row: venueTag } = resourceTags(venues);
