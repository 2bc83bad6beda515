import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { addSport } from './rows.ts';

export const sportsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/sports', {
      row: addSport,
      add: ({ word }) => ({ name: word() }),
      change: ({ word }) => ({ name: word() }),
    }),
  },
  changeable: [{ path: '/api/sports', row: addSport, changes: [{}, {}] }],
});
