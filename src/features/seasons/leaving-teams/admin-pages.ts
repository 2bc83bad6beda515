import type { Sitemap } from '#shared/sitemap.ts';

export const leavingTeamsAdminPages: Sitemap = [
  {
    path: '/leaving-team',
    title: 'A team leaves',
    under: '/ground-anchor-dashboard',
    about: 'Annul its results or give the others walkovers, after a look at the table',
    keywords: 'withdraw drop out leave quit annul walkover forfeit competition',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/seasons/leaving-teams/web/manage/LeavingTeamPage.tsx',
  },
];
