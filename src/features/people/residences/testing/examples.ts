import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { mergeExamples } from '#testing/same-named.ts';
import { anyone, members, officerWrites } from '#testing/statuses.ts';
import { addResidence } from './rows.ts';

const crest = 'https://img.example/a.png';

export const residencesExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/residences', {
      row: addResidence,
      add: ({ word }) => ({
        name: word(),
        shortName: 'OR',
        firstColour: '#12804A',
        secondColour: '#075a35',
        crest,
        kind: 'visiting',
        residentsCount: 240,
      }),
      change: () => ({ residentsCount: 241 }),
    }),
    ...mergeExamples('/api/residences', 'residences', addResidence),
    'GET /api/residences/names': { gets: anyone },
    'GET /api/user/residence': { gets: members },
    'PUT /api/user/residence': {
      gets: members,
      body: async (world) => ({ residenceId: await addResidence(world) }),
    },
    'GET /api/people': { gets: officerWrites },
    'GET /api/people/:id/residences': {
      gets: officerWrites,
      row: (world) => findAccountId(world, 'otherMember'),
    },
    'PUT /api/people/:id/residence': {
      gets: officerWrites,
      row: (world) => findAccountId(world, 'otherMember'),
      body: async (world) => ({ residenceId: await addResidence(world) }),
    },
  },
  changeable: [
    {
      path: '/api/residences',
      row: addResidence,
      changes: [{ shortName: 'OR' }, { residentsCount: 7 }],
      optional: { shortName: 'OR', crest },
    },
  ],
});
