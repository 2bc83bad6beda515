import type { Sitemap } from '#shared/sitemap.ts';

export const signUpsAdminPages: Sitemap = [
  {
    path: '/admin/sign-ups',
    title: 'Sign-ups',
    under: '/admin/dashboard',
    about: 'Who wants to join which club',
    guard: 'admin',
    module: 'src/features/teams/sign-ups/web/manage/SignUpsPage.tsx',
  },
];
