import type { SitePage } from '#shared/sitemap.ts';

/** Each tab of Media asks for its own list; the first one's is the highlights. */
const listOfTab = new Map([
  ['photos', ['/api/photos']],
  ['workouts', ['/api/workouts']],
  ['better-living', ['/api/better-living-tips']],
]);

export const highlightsPages: SitePage[] = [
  {
    path: '/media',
    title: 'Media',
    guard: 'member',
    module: 'src/features/highlights/web/MediaPage.tsx',
    readsFor: (query) => listOfTab.get(query.get('tab') ?? '') ?? ['/api/highlights'],
  },
  { path: '/media/watch', title: 'Watch', guard: 'member', module: 'src/features/highlights/web/WatchPage.tsx' },
  {
    path: '/netball-highlights',
    title: 'Netball Highlights',
    guard: 'member',
    module: 'src/features/highlights/web/NetballHighlightPage.tsx',
    reads: ['/api/highlights?sport=netball&limit=1'],
  },
];
