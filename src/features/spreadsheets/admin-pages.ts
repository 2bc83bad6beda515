import type { Site } from '#shared/sitemap.ts';

export const spreadsheetsAdminPages: Site = [
  {
    path: '/admin/spreadsheets',
    title: 'Spreadsheets',
    guard: 'admin',
    module: 'src/features/spreadsheets/web/manage/SpreadsheetsPage.tsx',
    about: 'Teams, players and fixtures from Excel or CSV, and every list out',
  },
];
