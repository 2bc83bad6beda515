import type { Sitemap } from '#shared/sitemap.ts';

export const anchorsAdminPages: Sitemap = [
  {
    path: '/admin/ground-anchors',
    title: 'Ground Anchor Members',
    under: '/admin/dashboard',
    about: 'Ground anchors shown on Home',
    guard: 'admin',
    module: 'src/features/media/anchors/web/manage/GroundAnchorsPage.tsx',
  },
];
