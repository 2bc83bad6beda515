import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { mergeExamples } from '#testing/same-named.ts';
import { addVenue } from './rows.ts';

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
        isAway: true,
        surfaces: ['Grass'],
        sportIds: [1, 2],
        capacity: 240,
        hours: [{ day: 'Monday', opens: '08:00', closes: '22:00' }],
        closedDays: [{ from: '2026-12-24', until: '2026-12-26', reason: 'Recess' }],
      }),
      change: () => ({ capacity: 250 }),
    }),
    ...mergeExamples('/api/venues', 'venues', addVenue),
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
