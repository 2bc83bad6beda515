import type { SitePage } from '#shared/sitemap.ts';

export const papersPages: SitePage[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    guard: 'visitor',
    under: '/more',
    module: 'src/platform/papers/web/PrivacyPage.tsx',
  },
  {
    path: '/imprint',
    title: 'Imprint',
    guard: 'visitor',
    under: '/more',
    module: 'src/platform/papers/web/ImprintPage.tsx',
  },
];
