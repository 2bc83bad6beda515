import type { Site } from '#shared/sitemap.ts';

export const clubsAdminPages: Site = [
  { slot: 'content-cards', name: 'clubs', module: 'src/features/clubs/web/manage/ClubsManager.tsx' },
];
