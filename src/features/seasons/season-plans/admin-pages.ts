import type { Sitemap } from '#shared/sitemap.ts';

export const seasonPlansAdminPages: Sitemap = [
  {
    path: '/plans',
    title: 'Season plans',
    under: '/ground-anchor-dashboard',
    about: 'Make the fixtures of a season: who, where and when',
    keywords: 'fixtures schedule timetable generate season draft calendar',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/seasons/season-plans/web/manage/PlansPage.tsx',
  },
  {
    path: '/plans/:id',
    title: 'Season plan',
    under: '/plans',
    guard: 'member',
    module: 'src/features/seasons/season-plans/web/manage/SetupPage.tsx',
  },
  {
    path: '/plans/:id/publish',
    title: 'Publish a season',
    under: '/plans',
    guard: 'member',
    module: 'src/features/seasons/season-plans/web/manage/publish/PublishPage.tsx',
  },
];
