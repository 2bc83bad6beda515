/**
 * The app's routes: one list for titles, guards, checked return paths, and what the server preloads.
 * `page` is the module the route opens; `calls` are the reads it makes at once.
 */
export interface SitePage {
  path: string;
  title: string;
  /** Who may open it; the server decides about what it shows. */
  guard: 'visitor' | 'member' | 'admin';
  page?: string;
  calls?: readonly string[];
  /** Where they depend on the query string: always out of a few, never made of what stands in it. */
  callsFor?: (query: URLSearchParams) => readonly string[];
}

/** Each tab of Media asks for its own list; the first one's is the highlights. */
const listOfTab = new Map([
  ['photos', ['/api/photos']],
  ['workouts', ['/api/workouts']],
  ['better-living', ['/api/better-living-tips']],
]);

export const sitemap: readonly SitePage[] = [
  { path: '/', title: 'Welcome', guard: 'visitor', page: 'src/features/accounts/web/EntryPage.tsx' },
  { path: '/auth', title: 'Log in', guard: 'visitor', page: 'src/features/accounts/web/EntryPage.tsx' },
  { path: '/join', title: 'Join', guard: 'visitor' },
  { path: '/thoughts', title: 'Res Thoughts', guard: 'visitor' },
  {
    path: '/home',
    title: 'Home',
    guard: 'member',
    page: 'src/features/home/web/HomePage.tsx',
    calls: [
      '/api/games',
      '/api/highlights/featured',
      '/api/episodes/latest',
      '/api/workouts/featured',
      '/api/better-living-tips/featured',
    ],
  },
  {
    path: '/games',
    title: 'Games & Matches',
    guard: 'member',
    page: 'src/features/games/web/GamesPage.tsx',
    calls: ['/api/games'],
  },
  {
    path: '/players',
    title: 'Athletes',
    guard: 'member',
    page: 'src/features/players/web/PlayersPage.tsx',
    calls: ['/api/players/with-relations', '/api/players/totals'],
  },
  {
    path: '/teams',
    title: 'Teams',
    guard: 'member',
    page: 'src/features/players/web/TeamsPage.tsx',
    calls: ['/api/sports', '/api/teams'],
  },
  {
    path: '/clubs',
    title: 'Clubs',
    guard: 'member',
    page: 'src/features/clubs/web/ClubsPage.tsx',
    calls: ['/api/clubs'],
  },
  { path: '/player-compare', title: 'Player Stat Comparison', guard: 'member' },
  {
    path: '/media',
    title: 'Media',
    guard: 'member',
    page: 'src/features/media/web/MediaPage.tsx',
    callsFor: (query) => listOfTab.get(query.get('tab') ?? '') ?? ['/api/highlights'],
  },
  { path: '/media/watch', title: 'Watch', guard: 'member', page: 'src/features/media/web/WatchPage.tsx' },
  {
    path: '/streaming',
    title: 'Live Stream',
    guard: 'member',
    page: 'src/features/media/web/StreamPage.tsx',
    calls: ['/api/stream', '/api/games'],
  },
  {
    path: '/video-player',
    title: 'Village Sports News',
    guard: 'member',
    page: 'src/features/media/web/EpisodePage.tsx',
    callsFor: (query) => (query.has('episode') ? [] : ['/api/episodes/latest']),
  },
  {
    path: '/netball-highlights',
    title: 'Netball Highlights',
    guard: 'member',
    page: 'src/features/media/web/NetballHighlightPage.tsx',
    calls: ['/api/highlights?sport=netball&limit=1'],
  },
  { path: '/more', title: 'More', guard: 'member' },
  { path: '/ai', title: 'AI', guard: 'member' },
  { path: '/announcements', title: 'Announcements', guard: 'member' },
  { path: '/calendar', title: 'Calendar', guard: 'member' },
  { path: '/social', title: 'Sports Lobby', guard: 'member' },
  { path: '/box-score', title: 'Box Score', guard: 'member' },
  { path: '/box-score-detail', title: 'Match Analysis', guard: 'member' },
  { path: '/residence-anchors', title: 'Residence Anchors', guard: 'member' },
  { path: '/ground-anchor-dashboard', title: 'Ground Anchor Dashboard', guard: 'member' },
  { path: '/admin/dashboard', title: 'Admin Dashboard', guard: 'admin' },
  { path: '/admin-dashboard', title: 'Admin Dashboard', guard: 'admin' },
  { path: '/simple-admin', title: 'Simple Admin Dashboard', guard: 'admin' },
];

/**
 * A path of this app to go back to, checked: same origin, a known route, nothing that a browser would read as another
 * site. Anything else becomes `fallback`.
 */
export function safeReturnPath(asked: string | null | undefined, fallback: string): string {
  if (
    !asked ||
    asked.length > 500 ||
    !/^\/(?![/\\])/.test(asked) ||
    !/^[\x21-\x7e]*$/.test(asked) ||
    asked.includes('\\')
  ) {
    return fallback;
  }
  const here = 'https://app.invalid';
  if (!URL.canParse(asked, here)) return fallback;
  const url = new URL(asked, here);
  if (url.origin !== here || !sitemap.some((page) => page.path === url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
