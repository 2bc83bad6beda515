import type { Site } from '#shared/sitemap.ts';

export const anchorsAdminPages: Site = [
  {
    slot: 'dashboard-tabs',
    name: 'anchors',
    module: 'src/features/anchors/web/manage/ResidenceAnchorsManager.tsx',
    reads: ['/api/residence-anchors'],
  },
];
