import type { SitePage } from '#shared/sitemap.ts';

export const accountsPages: SitePage[] = [
  { path: '/', title: 'Welcome', guard: 'visitor', module: 'src/features/people/accounts/web/EntryPage.tsx' },
  {
    path: '/auth',
    title: 'Log in',
    about: 'Log in with another account',
    keywords: 'login register account',
    guard: 'visitor',
    module: 'src/features/people/accounts/web/EntryPage.tsx',
  },
  {
    path: '/account',
    title: 'My account',
    under: '/more',
    about: 'Name, password, devices and theme',
    keywords: 'change display profile settings log out logout sessions dark light mode',
    guard: 'member',
    module: 'src/features/people/accounts/web/AccountPage.tsx',
  },
  {
    path: '/account/data',
    title: 'What this village keeps about me',
    about: 'Your data: what is kept, who sees it and for how long',
    keywords: 'privacy personal data stored delete my information popia gdpr protection backups',
    guard: 'member',
    module: 'src/features/people/accounts/web/AccountDataPage.tsx',
  },
];
