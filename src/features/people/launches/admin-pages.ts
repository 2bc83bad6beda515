import type { Sitemap } from '#shared/sitemap.ts';

export const launchesAdminPages: Sitemap = [
  {
    path: '/admin/launch',
    title: 'Launch evening',
    under: '/admin/dashboard',
    about: 'A code to scan when many people join on one evening',
    keywords: 'qr code register registration limit',
    guard: 'admin',
    module: 'src/features/people/launches/web/manage/LaunchPage.tsx',
  },
];
