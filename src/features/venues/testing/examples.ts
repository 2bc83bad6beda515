import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { adminReads, adminWrites } from '#testing/statuses.ts';
import { addVenue, addVenuesOfOneName } from './rows.ts';

const mapUrl = 'https://maps.example/1';

export const venuesExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/venues', {
      row: addVenue,
      add: ({ word }) => ({
        name: word(),
        shortName: 'VC',
        place: 'Behind reception\nGate 2',
        mapUrl,
        surfaces: ['Grass'],
        sportIds: [1, 2],
        capacity: 240,
        hours: [{ day: 'Monday', opens: '08:00', closes: '22:00' }],
        closedDays: [{ from: '2026-12-24', until: '2026-12-26', reason: 'Recess' }],
      }),
      change: () => ({ capacity: 250 }),
    }),
    'GET /api/venues/same-names': { gets: adminReads },
    'GET /api/venues/:id/merge': {
      gets: adminReads,
      path: async (world) => {
        const [kept, merged] = await addVenuesOfOneName(world, world.word());
        return `/api/venues/${kept}/merge?with=${merged}`;
      },
    },
    'POST /api/venues/:id/merge': {
      gets: adminWrites,
      row: async (world) => (await addVenuesOfOneName(world, world.word()))[0],
      body: async ({ db }) => {
        const newest = db.selectFrom('venues').select('id').orderBy('id', 'desc');
        return { venueId: (await newest.executeTakeFirstOrThrow()).id, version: 1, mergedVersion: 1 };
      },
    },
  },
  changeable: [
    {
      path: '/api/venues',
      row: addVenue,
      changes: [{ place: 'Gate 2' }, { capacity: 7 }],
      optional: { shortName: 'VC', place: 'Gate 2', mapUrl },
    },
  ],
});
