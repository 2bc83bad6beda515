import type { Sitemap } from '#shared/sitemap.ts';

export const playerLinksAdminPages: Sitemap = [
  {
    path: '/player-claims',
    title: 'Player claims',
    under: '/more',
    about: 'Approve who claims to be which player',
    keywords: 'account link this is me approval',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/teams/player-links/web/manage/PlayerClaimsPage.tsx',
  },
];
