import type { Sitemap } from '#shared/sitemap.ts';

export const playerMergesAdminPages: Sitemap = [
  {
    path: '/admin/player-merges',
    title: 'Merged players',
    under: '/admin/dashboard',
    about: 'Make one of two players who were entered twice, or undo it',
    keywords: 'duplicate double merge unmerge',
    guard: 'admin',
    module: 'src/features/results/player-merges/web/manage/PlayerMergesPage.tsx',
  },
];
