import type { Sitemap } from '#shared/sitemap.ts';

export const bracketsAdminPages: Sitemap = [
  {
    path: '/bracket-questions',
    title: 'Who plays?',
    under: '/more',
    about: 'Decide who goes on in a bracket where results do not',
    keywords: 'bracket knock-out level tie correction pairing semi-final',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/seasons/brackets/web/manage/BracketQuestionsPage.tsx',
  },
];
