import type { SitePage } from '#shared/sitemap.ts';

export const episodesPages: SitePage[] = [
  {
    path: '/streaming',
    title: 'Live Stream',
    guard: 'member',
    module: 'src/features/episodes/web/StreamPage.tsx',
    reads: ['/api/stream', '/api/games'],
  },
  {
    path: '/video-player',
    title: 'Village Sports News',
    guard: 'member',
    module: 'src/features/episodes/web/EpisodePage.tsx',
  },
];
