import type { Sitemap } from '#shared/sitemap.ts';

export const episodesAdminPages: Sitemap = [
  {
    path: '/admin/episodes',
    title: 'Episodes',
    under: '/admin/dashboard?tab=media',
    guard: 'admin',
    module: 'src/features/media/episodes/web/manage/EpisodesPage.tsx',
    about: "The village's own show, and what comes next",
  },
];
