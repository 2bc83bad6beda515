import type { SitePage } from '#shared/sitemap.ts';

export const officersPages: SitePage[] = [
  {
    path: '/ground-anchor-dashboard',
    title: 'Ground Anchor Dashboard',
    guard: 'member',
    module: 'src/features/officers/web/manage/GroundAnchorDashboardPage.tsx',
  },
];
