import type { Site } from '#shared/sitemap.ts';

export const announcementsAdminPages: Site = [
  {
    path: '/admin/announcements',
    title: 'Announcements',
    about: 'News for the whole village',
    guard: 'admin',
    module: 'src/features/announcements/web/manage/ManageAnnouncementsPage.tsx',
  },
];
