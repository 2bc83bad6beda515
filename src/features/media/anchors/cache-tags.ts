import { resourceTags } from '#shared/cache-tags.ts';
import { groundAnchors, residenceAnchors } from './contract.ts';

export const { list: residenceAnchorsTag, row: residenceAnchorTag } = resourceTags(residenceAnchors);
export const { list: groundAnchorsTag, row: groundAnchorTag } = resourceTags(groundAnchors);
