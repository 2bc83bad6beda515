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
    path: '/plans/:id/board',
    title: 'Board',
    under: '/plans',
    guard: 'member',
    module: 'src/features/seasons/season-plans/web/manage/BoardPage.tsx',
  },
  {
    path: '/plans/:id/publish',
    title: 'Publish a season',
    under: '/plans',
    guard: 'member',
    module: 'src/features/seasons/season-plans/web/manage/PublishPage.tsx',
  },
  {
    path: '/call-off',
    title: 'Call off an evening',
    under: '/ground-anchor-dashboard',
    about: 'Rain, or a closed hall: games move, and people are told once',
    keywords: 'rain postpone cancel move weather venue court',
    guard: 'member',
    isForOfficers: true,
    module: 'src/features/seasons/season-plans/web/manage/CallOffPage.tsx',
  },
];
