import type { SitePage } from '#shared/sitemap.ts';

export const calendarPages: SitePage[] = [
  {
    path: '/calendar',
    title: 'Calendar',
    under: '/more',
    about: 'Games and my own events',
    keywords: 'schedule dates diary',
    guard: 'member',
    module: 'src/features/competition/calendar/web/CalendarPage.tsx',
  },
];
