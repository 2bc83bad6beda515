import type { Sitemap } from '#shared/sitemap.ts';

export const apiTokensAdminPages: Sitemap = [
  {
    path: '/admin/api-tokens',
    title: 'API tokens',
    under: '/admin/dashboard',
    about: 'Let a screen, a website or a script read this village',
    keywords: 'api key bearer integration screen website script developer openapi',
    guard: 'admin',
    module: 'src/features/people/api-tokens/web/manage/ApiTokensPage.tsx',
  },
];
