import type { Sitemap } from '#shared/sitemap.ts';

export const accountsAdminPages: Sitemap = [
  {
    path: '/admin/people',
    title: 'People',
    under: '/admin/dashboard',
    guard: 'admin',
    module: 'src/features/people/accounts/web/manage/PeoplePage.tsx',
    about: 'Accounts, roles, lost passwords, the officer list',
  },
  {
    path: '/admin/audit',
    title: 'Audit Log',
    under: '/admin/dashboard',
    guard: 'admin',
    module: 'src/features/people/accounts/web/manage/AuditPage.tsx',
    about: 'Who did what, when, before and after',
  },
];
