import type { SitePage } from '#shared/sitemap.ts';

export const rostersPages: SitePage[] = [
  {
    path: '/players',
    title: 'Athletes',
    about: 'Every player, with profile and statistics',
    keywords: 'players roster stats stars',
    guard: 'member',
    module: 'src/features/village/rosters/web/PlayersPage.tsx',
  },
  {
    path: '/players/:id',
    title: 'Player',
    guard: 'member',
    module: 'src/features/village/rosters/web/PlayerPage.tsx',
  },
  {
    path: '/teams',
    title: 'Teams',
    under: '/players',
    about: 'Rosters and related clubs',
    keywords: 'squads players',
    guard: 'member',
    module: 'src/features/village/rosters/web/TeamsPage.tsx',
  },
  {
    path: '/teams/:id',
    title: 'Team',
    guard: 'member',
    module: 'src/features/village/rosters/web/TeamPage.tsx',
  },
];
