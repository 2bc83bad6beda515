import type { Site } from '#shared/sitemap.ts';

export const settingsAdminPages: Site = [
  {
    path: '/admin/settings',
    title: 'Settings',
    guard: 'admin',
    module: 'src/features/settings/web/manage/SettingsPage.tsx',
    about: 'Name, logo and colour, home side, season, stream, guests',
  },
];
