import type { SitePage } from '#shared/sitemap.ts';

export const accountsPages: SitePage[] = [
  { path: '/', title: 'Welcome', guard: 'visitor', module: 'src/features/accounts/web/EntryPage.tsx' },
  { path: '/auth', title: 'Log in', guard: 'visitor', module: 'src/features/accounts/web/EntryPage.tsx' },
  {
    path: '/account',
    title: 'My account',
    guard: 'member',
    module: 'src/features/accounts/web/AccountPage.tsx',
    reads: ['/api/user', '/api/user/sessions'],
    slot: 'account-cards',
  },
];
