import { resourceTags } from '#shared/cache-tags.ts';
import { clubs } from './contract.ts';

export const { list: clubsTag, row: clubTag } = resourceTags(clubs);
