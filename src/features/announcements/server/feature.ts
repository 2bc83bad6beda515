import { searchSources } from '#features/search/server/slots.ts';
import { haveNoRows } from '#server/database/untouched.ts';
import type { Feature } from '#server/feature.ts';
import { exportOfResource } from '#server/sheets/exported-list.ts';
import { announcements as resource } from '../contract.ts';
import { addDemoAnnouncements } from './demo/fill.ts';
import { announcementsMigrations } from './migrations.ts';
import { announcementTable } from './queries.ts';
import { announcementsRoutes } from './routes.ts';
import { announcementSearch } from './search-queries.ts';

export const announcements: Feature = {
  name: 'announcements',
  migrations: announcementsMigrations,
  onReset: { announcements: 'emptied', announcement_reads: 'emptied' },
  routes: () => announcementsRoutes,
  audiences: { announcements: 'member', announcement: 'member', 'announcement-reads': 'own' },
  fills: [
    searchSources.fill(announcementSearch),
    exportOfResource(resource, { title: 'Announcements', list: announcementTable.list }),
  ],
  isUntouched: haveNoRows('announcements'),
  demo: addDemoAnnouncements,
  testing: async () => (await import('../testing/examples.ts')).announcementsExamples,
};
