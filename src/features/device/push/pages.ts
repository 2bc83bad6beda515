import type { SitePage } from '#shared/sitemap.ts';

export const pushPages: SitePage[] = [
  {
    path: '/account/notifications',
    title: 'Notifications',
    about: 'What you are notified about, when and on which devices',
    keywords: 'push alerts quiet hours digest follow',
    guard: 'member',
    module: 'src/features/device/push/web/NotificationsPage.tsx',
  },
  {
    path: '/email',
    title: 'E-mail',
    under: '/account/notifications',
    guard: 'visitor',
    needs: 'SMTP_URL',
    module: 'src/features/device/push/web/EmailPage.tsx',
  },
];
