import type { SitePage } from '#shared/sitemap.ts';

export const accessibilityPages: SitePage[] = [
  {
    path: '/accessibility',
    title: 'Accessibility',
    about: 'How accessible this app is, and whom to tell about a barrier',
    keywords: 'statement disability screen reader wcag barrier',
    guard: 'visitor',
    under: '/more',
    module: 'src/platform/accessibility/web/AccessibilityPage.tsx',
  },
];
