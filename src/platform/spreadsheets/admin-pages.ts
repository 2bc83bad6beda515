import type { Sitemap } from '#shared/sitemap.ts';

export const spreadsheetsAdminPages: Sitemap = [
  {
    path: '/admin/spreadsheets',
    title: 'Spreadsheets',
    under: '/admin/dashboard',
    guard: 'admin',
    module: 'src/platform/spreadsheets/web/manage/SpreadsheetsPage.tsx',
    about: 'Import teams, players and fixtures from Excel or CSV, and export any list',
  },
];
