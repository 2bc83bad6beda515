import type { Site } from '#shared/sitemap.ts';

export const highlightsPages: Site = [
  {
    path: '/media',
    title: 'Media',
    about: 'Highlights, photos, workouts and tips',
    words: 'videos pictures gallery upload better living',
    guard: 'member',
    module: 'src/features/highlights/web/MediaPage.tsx',
  },
  { path: '/media/watch', title: 'Watch', guard: 'member', module: 'src/features/highlights/web/WatchPage.tsx' },
  {
    path: '/netball-highlights',
    title: 'Netball Highlights',
    about: 'The latest netball highlight',
    words: 'video',
    guard: 'member',
    module: 'src/features/highlights/web/NetballHighlightPage.tsx',
  },
  {
    slot: 'below-games',
    module: 'src/features/highlights/web/parts/RecentHighlightsCard.tsx',
    skeleton: 'mt-1 h-[23rem]',
  },
];
