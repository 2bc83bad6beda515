import type { Site } from '#shared/sitemap.ts';

export const highlightsPages: Site = [
  {
    path: '/media',
    title: 'Media',
    about: 'Highlights, photos, workouts and tips',
    words: 'videos pictures gallery upload better living',
    guard: 'member',
    module: 'src/features/highlights/web/MediaPage.tsx',
    slot: 'media-tabs',
    readsFor: (query, tabs) => tabs.find(({ name }) => name === query.get('tab'))?.reads ?? ['/api/highlights'],
  },
  { path: '/media/watch', title: 'Watch', guard: 'member', module: 'src/features/highlights/web/WatchPage.tsx' },
  {
    path: '/netball-highlights',
    title: 'Netball Highlights',
    about: 'The latest netball highlight',
    words: 'video',
    guard: 'member',
    module: 'src/features/highlights/web/NetballHighlightPage.tsx',
    reads: ['/api/highlights?sport=netball&limit=1'],
  },
  {
    slot: 'below-games',
    module: 'src/features/highlights/web/parts/RecentHighlightsCard.tsx',
    reads: ['/api/highlights/featured'],
    skeleton: 'mt-1 h-[23rem]',
  },
];
