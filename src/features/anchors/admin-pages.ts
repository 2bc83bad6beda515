import type { Site } from '#shared/sitemap.ts';

export const anchorsAdminPages: Site = [
  {
    slot: 'dashboard-tabs',
    name: 'anchors',
    module: 'src/features/anchors/web/manage/ResidenceAnchorsManager.tsx',
  },
  {
    path: '/admin/ground-anchors',
    title: 'Ground Anchor Members',
    about: 'Ground anchors shown on Home',
    guard: 'admin',
    module: 'src/features/anchors/web/manage/GroundAnchorsPage.tsx',
  },
];
