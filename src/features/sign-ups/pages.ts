import type { Site } from '#shared/sitemap.ts';

export const signUpsPages: Site = [
  {
    path: '/join',
    title: 'Join',
    guard: 'visitor',
    module: 'src/features/sign-ups/web/JoinPage.tsx',
    reads: ['/api/club-signups/options'],
  },
];
