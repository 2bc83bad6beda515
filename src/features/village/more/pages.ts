import type { Sitemap } from '#shared/sitemap.ts';

export const morePages: Sitemap = [
  {
    path: '/more',
    title: 'More',
    about: 'Playlist of the Week and everything else',
    keywords: 'music spotify social instagram search',
    guard: 'member',
    module: 'src/features/village/more/web/MorePage.tsx',
  },
];
