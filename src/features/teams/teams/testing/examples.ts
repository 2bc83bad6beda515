import { addResidence } from '#features/people/residences/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { mergeExamples } from '#testing/same-named.ts';
import { adminAdds, members } from '#testing/statuses.ts';
import { addTeam, sides } from './rows.ts';

const logo = 'https://img.example/a.png';

export const teamsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/teams', {
      row: addTeam,
      query: 'sportId=1',
      add: async (world) => ({
        name: world.word(),
        sportId: (await sides.of(world)).sportId,
        gender: 'Female',
        logo: 'https://example.org/logo.png',
        gamesPlayed: 0,
        wins: 0,
        losses: 0,
      }),
      change: () => ({ gender: 'Male', wins: 2 }),
    }),
    ...mergeExamples('/api/teams', 'teams', addTeam),
    'GET /api/teams/crests': { gets: members },
    'POST /api/teams/of-residences': {
      gets: adminAdds,
      body: async (world) => ({ sportIds: [await addSport(world)], residenceIds: [await addResidence(world)] }),
    },
    'POST /api/teams/:id/residence': { gets: adminAdds, row: addTeam },
  },
  changeable: [{ path: '/api/teams', row: addTeam, changes: [{ gender: 'Female' }, { logo }], optional: { logo } }],
});
