import type { Sitemap } from '#shared/sitemap.ts';

export const webhooksAdminPages: Sitemap = [
  {
    path: '/admin/webhooks',
    title: 'Webhooks',
    under: '/admin/dashboard',
    about: 'News of games and announcements to Discord or another program',
    keywords: 'discord group chat bot integration tell the group',
    guard: 'admin',
    module: 'src/features/device/webhooks/web/manage/WebhooksPage.tsx',
  },
];
