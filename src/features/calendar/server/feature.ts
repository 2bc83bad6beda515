import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { addDemoEvents } from './demo/fill.ts';
import { calendarMigrations } from './migrations.ts';
import { calendarRoutes } from './routes.ts';
import { raisingSequences } from './sequence-commands.ts';

export const calendar: Feature = {
  name: 'calendar',
  migrations: calendarMigrations,
  onReset: {
    calendar_events: 'emptied',
    calendar_feeds: 'emptied',
    calendar_feed_teams: 'emptied',
    calendar_sequences: 'emptied',
  },
  routes: calendarRoutes,
  audiences: { 'calendar-events': 'own', 'calendar-feed': 'own' },
  on: raisingSequences,
  isUntouched: haveNoRows('calendar_events'),
  demo: addDemoEvents,
  testing: async () => (await import('../testing/examples.ts')).calendarExamples,
};
