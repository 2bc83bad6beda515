import { searchSources } from '#platform/search/server/extension-points.ts';
import { onlyYou, whileYouAreHere } from '#server/personal-records.ts';
import { defineFeature, registerResource } from '#server/resources/resource-feature.ts';
import { announcementReadsTag } from '../cache-tags.ts';
import { announcements as resource } from '../contract.ts';
import { announcementPosted } from './events.ts';
import { announcementSearch, announcementTable } from './queries.ts';
import { announcementsRoutes } from './routes.ts';
import { announcementsMigrations } from './tables.ts';

export const announcements = defineFeature({
  name: 'announcements',
  migrations: announcementsMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'What you have read',
      what: 'The newest announcement that you have seen, so that Home does not show it again.',
      seenBy: onlyYou,
      until: whileYouAreHere,
      tables: ['announcement_reads'],
    },
  ],
  resources: [
    registerResource(resource, {
      ...announcementTable,
      add: async (write, fresh) => {
        const announcementId = await announcementTable.add(write, fresh);
        write.happened(announcementPosted({ announcementId }));
        return announcementId;
      },
    }),
  ],
  onReset: { announcement_reads: 'emptied' },
  routes: () => announcementsRoutes,
  subscriptionAccess: { own: [announcementReadsTag] },
  contributes: [searchSources.contribution(announcementSearch)],
  demo: async (write) => (await import('./demo/announcements.ts')).addDemoAnnouncements(write),
  testing: async () => (await import('../testing/examples.ts')).announcementsExamples,
});
