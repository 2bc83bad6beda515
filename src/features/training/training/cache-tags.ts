import { resourceTags } from '#shared/cache-tags.ts';
import { tips, workouts } from './contract.ts';

export const { list: workoutsTag, row: workoutTag } = resourceTags(workouts);
export const { list: tipsTag, row: tipTag } = resourceTags(tips);
