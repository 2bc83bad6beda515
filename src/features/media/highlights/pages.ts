import type { Sitemap } from '#shared/sitemap.ts';

export const highlightsPages: Sitemap = [
  {
    path: '/media',
    title: 'Media',
    under: '/more',
    about: 'Highlights, photos, workouts and tips',
    keywords: 'videos pictures gallery upload better living',
    guard: 'member',
    module: 'src/features/media/highlights/web/MediaPage.tsx',
  },
  { path: '/media/watch', title: 'Watch', guard: 'member', module: 'src/features/media/highlights/web/WatchPage.tsx' },
  {
    path: '/netball-highlights',
    title: 'Netball Highlights',
    under: '/media',
    about: 'The latest netball highlight',
    keywords: 'video',
    guard: 'member',
    module: 'src/features/media/highlights/web/NetballHighlightPage.tsx',
  },
];
