import type { Site } from '#shared/sitemap.ts';

export const photosAdminPages: Site = [
  {
    slot: 'dashboard-tabs',
    name: 'media',
    module: 'src/features/photos/web/manage/MediaManager.tsx',
  },
];
