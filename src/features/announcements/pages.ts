import type { Site } from '#shared/sitemap.ts';

export const announcementsPages: Site = [
  {
    path: '/announcements',
    title: 'Announcements',
    about: 'News from the village',
    words: 'notices',
    guard: 'member',
    module: 'src/features/announcements/web/AnnouncementsPage.tsx',
  },
  {
    slot: 'below-games',
    module: 'src/features/announcements/web/parts/UnreadAnnouncementCard.tsx',
    skeleton: 'hidden',
  },
];
