import type { Sitemap } from '#shared/sitemap.ts';

export const episodesPages: Sitemap = [
  {
    path: '/streaming',
    title: 'Live Stream',
    about: 'Watch the village live',
    keywords: 'streaming video',
    guard: 'member',
    module: 'src/features/media/episodes/web/StreamPage.tsx',
  },
  {
    path: '/video-player',
    title: 'Village Sports News',
    under: '/streaming',
    about: 'The latest episode',
    keywords: 'show video',
    guard: 'member',
    module: 'src/features/media/episodes/web/EpisodePage.tsx',
  },
];
