import type { Sitemap } from '#shared/sitemap.ts';

export const announcementsPages: Sitemap = [
  {
    path: '/announcements',
    title: 'Announcements',
    under: '/more',
    about: 'News from the village',
    keywords: 'notices',
    guard: 'member',
    module: 'src/features/community/announcements/web/AnnouncementsPage.tsx',
  },
];
