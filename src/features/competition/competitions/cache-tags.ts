import { resourceTags } from '#shared/cache-tags.ts';
import { competitions, pointAdjustments } from './contract.ts';

export const { list: competitionsTag, row: competitionTag } = resourceTags(competitions);
export const { list: pointAdjustmentsTag, row: pointAdjustmentTag } = resourceTags(pointAdjustments);
