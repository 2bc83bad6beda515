import type { SitePage } from '#shared/sitemap.ts';

export const papersPages: SitePage[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    guard: 'visitor',
    module: 'src/platform/papers/web/PrivacyPage.tsx',
  },
  {
    path: '/imprint',
    title: 'Imprint',
    guard: 'visitor',
    module: 'src/platform/papers/web/ImprintPage.tsx',
  },
];
