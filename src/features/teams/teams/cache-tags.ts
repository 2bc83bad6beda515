import { resourceTags } from '#shared/cache-tags.ts';
import { teams } from './contract.ts';

export const { list: teamsTag, row: teamTag } = resourceTags(teams);
