import type { Site } from '#shared/sitemap.ts';

export const gamesPages: Site = [
  {
    path: '/games',
    title: 'Games & Matches',
    about: 'Fixtures, results and RSVPs',
    words: 'schedule scores upcoming past matches',
    guard: 'member',
    module: 'src/features/games/web/GamesPage.tsx',
  },
  { slot: 'account-cards', module: 'src/features/games/web/parts/OwnRsvpsCard.tsx' },
];
