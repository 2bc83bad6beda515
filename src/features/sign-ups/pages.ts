import type { Site } from '#shared/sitemap.ts';

export const signUpsPages: Site = [
  {
    path: '/join',
    title: 'Join',
    about: 'Sign up for a club or a team',
    words: 'application register',
    guard: 'visitor',
    module: 'src/features/sign-ups/web/JoinPage.tsx',
  },
  { slot: 'account-cards', module: 'src/features/sign-ups/web/parts/OwnSignUpsCard.tsx' },
];
