import type { SitePart } from '#shared/sitemap.ts';

export const trainingPages: SitePart[] = [
  {
    slot: 'below-games',
    module: 'src/features/training/web/parts/WorkoutOfTheWeekCard.tsx',
    skeleton: 'h-96',
  },
  {
    slot: 'below-games',
    module: 'src/features/training/web/parts/TipOfTheDayCard.tsx',
    skeleton: 'h-44',
  },
  {
    slot: 'media-tabs',
    name: 'workouts',
    title: 'Workouts',
    module: 'src/features/training/web/parts/WorkoutsList.tsx',
  },
  {
    slot: 'media-tabs',
    name: 'better-living',
    title: 'Better Living',
    module: 'src/features/training/web/parts/TipsList.tsx',
  },
];
