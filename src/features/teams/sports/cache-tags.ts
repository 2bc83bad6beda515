import { resourceTags } from '#shared/cache-tags.ts';
import { sports } from './contract.ts';

export const { list: sportsTag } = resourceTags(sports);
