import type { Sitemap } from '#shared/sitemap.ts';

export const signUpsPages: Sitemap = [
  {
    path: '/join',
    title: 'Join',
    under: '/more',
    backTo: '/home',
    about: 'Sign up for a club or a team',
    keywords: 'application register',
    guard: 'visitor',
    module: 'src/features/teams/sign-ups/web/JoinPage.tsx',
  },
];
