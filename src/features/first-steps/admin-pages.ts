import type { Site } from '#shared/sitemap.ts';

export const firstStepsAdminPages: Site = [
  {
    slot: 'dashboard-top',
    module: 'src/features/first-steps/web/manage/FirstStepsManager.tsx',
  },
];
