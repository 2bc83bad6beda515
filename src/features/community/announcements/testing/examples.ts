import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { members } from '#testing/statuses.ts';
import { insertRow, type World } from '#testing/world.ts';

function addAnnouncement({ db, word }: World): Promise<number> {
  const row = { title: word(), content: 'The court is wet.', created_at: new Date().toISOString() };
  return insertRow(db.insertInto('announcements').values(row).returning('id'));
}

export const announcementsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/announcements', {
      row: addAnnouncement,
      add: () => ({ title: 'Floodlights on until 22:00', content: 'On weekdays.\nQuietly, please.' }),
      change: () => ({ content: 'On weekends too.' }),
    }),
    'GET /api/announcements/unread': { gets: members },
    'POST /api/announcements/:id/read': { gets: members, row: addAnnouncement },
  },
  changeable: [
    {
      path: '/api/announcements',
      row: addAnnouncement,
      changes: [{ title: 'Dry again' }, { content: 'Come and play.' }],
    },
  ],
});
