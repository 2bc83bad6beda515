import type { Sitemap } from '#shared/sitemap.ts';

export const outsideAdminPages: Sitemap = [
  {
    path: '/admin/outside',
    title: 'On other websites',
    under: '/admin/dashboard',
    about: 'Tables, next games and live scores in the pages of others, results as RSS',
    keywords: 'embed iframe widget rss feed public website snippet',
    guard: 'admin',
    module: 'src/features/results/outside/web/manage/OutsidePage.tsx',
  },
];
