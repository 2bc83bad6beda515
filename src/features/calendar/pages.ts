import type { SitePage } from '#shared/sitemap.ts';

export const calendarPages: SitePage[] = [
  {
    path: '/calendar',
    title: 'Calendar',
    guard: 'member',
    module: 'src/features/calendar/web/CalendarPage.tsx',
    reads: ['/api/settings'],
  },
];
