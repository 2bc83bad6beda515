import type { SitePage } from '#shared/sitemap.ts';

export const thoughtsPages: SitePage[] = [
  {
    path: '/thoughts',
    title: 'Res Thoughts',
    about: 'Anonymous posts of the residence',
    keywords: 'confessions gossip feed',
    guard: 'visitor',
    module: 'src/features/community/thoughts/web/ThoughtsPage.tsx',
  },
];
