import type { Sitemap } from '#shared/sitemap.ts';

export const houseCupAdminPages: Sitemap = [
  {
    path: '/admin/house-cup',
    title: 'House cup rules',
    under: '/admin/dashboard',
    about: 'Years of the cup, what gives points, bonuses and penalties',
    keywords: 'points trophy residence sportsmanship forfeit level',
    guard: 'admin',
    module: 'src/features/seasons/house-cup/web/manage/CupRulesPage.tsx',
  },
  {
    path: '/cup-objections',
    title: 'Objections to the cup',
    under: '/more',
    about: 'Decide objections to points of the house cup',
    keywords: 'objection protest appeal points',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/seasons/house-cup/web/manage/ObjectionsPage.tsx',
  },
];
