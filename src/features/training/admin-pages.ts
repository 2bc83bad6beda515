import type { Site } from '#shared/sitemap.ts';

export const trainingAdminPages: Site = [
  { slot: 'content-cards', name: 'workouts', module: 'src/features/training/web/manage/WorkoutsManager.tsx' },
  { slot: 'content-cards', name: 'better-living', module: 'src/features/training/web/manage/TipsManager.tsx' },
];
