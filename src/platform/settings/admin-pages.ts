import type { Sitemap } from '#shared/sitemap.ts';

export const settingsAdminPages: Sitemap = [
  {
    path: '/admin/settings',
    title: 'Settings',
    under: '/admin/dashboard',
    guard: 'admin',
    module: 'src/platform/settings/web/manage/SettingsPage.tsx',
    about: 'Name, logo and colour, home side, season, stream, guests',
  },
];
