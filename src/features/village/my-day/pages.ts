import type { Sitemap } from '#shared/sitemap.ts';

export const myDayPages: Sitemap = [
  {
    path: '/my-day',
    title: 'My day',
    under: '/more',
    about: 'What is mine today and after: games, events, what waits for me, and the way between',
    keywords: 'today agenda schedule duties next where',
    guard: 'member',
    module: 'src/features/village/my-day/web/MyDayPage.tsx',
  },
];
