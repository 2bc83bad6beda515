import type { Sitemap } from '#shared/sitemap.ts';

export const announcementsAdminPages: Sitemap = [
  {
    path: '/admin/announcements',
    title: 'Manage Announcements',
    under: '/admin/dashboard',
    about: 'News for the whole village',
    guard: 'admin',
    module: 'src/features/community/announcements/web/manage/ManageAnnouncementsPage.tsx',
  },
];
