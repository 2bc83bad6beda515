import type { Sitemap } from '#shared/sitemap.ts';

export const myDayPages: Sitemap = [
  {
    path: '/my-day',
    title: 'My day',
    under: '/more',
    about: 'All that is mine today and after, and the way between',
    keywords: 'today agenda schedule duties next where',
    guard: 'member',
    module: 'src/features/village/my-day/web/MyDayPage.tsx',
  },
];
