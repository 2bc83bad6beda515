import type { Sitemap } from '#shared/sitemap.ts';

export const venuesAdminPages: Sitemap = [
  {
    path: '/admin/venues',
    title: 'Manage Venues',
    under: '/admin/dashboard',
    about: 'Where games are played, opening hours, closed days',
    guard: 'admin',
    module: 'src/features/competition/venues/web/manage/ManageVenuesPage.tsx',
  },
];
