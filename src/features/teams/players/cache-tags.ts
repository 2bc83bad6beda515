import { resourceTags } from '#shared/cache-tags.ts';
import { players } from './contract.ts';

export const { list: playersTag, row: playerTag } = resourceTags(players);
