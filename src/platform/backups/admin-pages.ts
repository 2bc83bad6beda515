import type { Sitemap } from '#shared/sitemap.ts';

export const backupsAdminPages: Sitemap = [
  {
    path: '/admin/backups',
    title: 'Backups',
    under: '/admin/dashboard',
    guard: 'admin',
    module: 'src/platform/backups/web/manage/BackupsPage.tsx',
    about: 'Back up now, the daily backup and what is kept, download, restore',
    keywords: 'restore snapshot archive copy schedule retention',
  },
];
