import type { Sitemap } from '#shared/sitemap.ts';

export const papersAdminPages: Sitemap = [
  {
    path: '/admin/papers',
    title: 'Privacy and imprint',
    under: '/admin/dashboard',
    about: 'Texts at the end of each page, and whom to ask about accessibility',
    keywords: 'legal notice data protection gdpr popia policy contact accessibility statement',
    guard: 'admin',
    module: 'src/platform/papers/web/manage/PapersPage.tsx',
  },
];
