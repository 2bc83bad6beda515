import type { Site } from '#shared/sitemap.ts';

export const announcementsAdminPages: Site = [
  {
    path: '/admin/announcements',
    title: 'Announcements',
    about: 'What the whole village is told',
    guard: 'admin',
    module: 'src/features/announcements/web/manage/ManageAnnouncementsPage.tsx',
  },
];
