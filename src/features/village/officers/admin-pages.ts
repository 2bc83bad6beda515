import type { SitePage } from '#shared/sitemap.ts';

export const officersPages: SitePage[] = [
  {
    path: '/ground-anchor-dashboard',
    title: 'Ground Anchor Dashboard',
    under: '/more',
    backTo: '/more',
    about: 'Enter scores, edit players and statistics',
    keywords: 'officer update stats box score',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/village/officers/web/manage/GroundAnchorDashboardPage.tsx',
  },
];
