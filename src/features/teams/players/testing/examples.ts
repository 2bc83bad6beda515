import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { adminAdds, members, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addPlayer } from './rows.ts';

const change = () => ({ jerseyNumber: 9, isCaptain: true, stats: { points: 4 } });

const newPlayer = async (world: World) => ({
  name: 'Lindiwe Mokoena',
  displayName: 'Lindi',
  teamId: (await sides.of(world)).homeTeamId,
  photo: '/art/portraits/1.svg',
  position: 'Guard',
  jerseyNumber: 7,
  bio: 'Runs the floor.\nNever late.',
  isMvp: true,
  stats: { points: 12, shotsMade: 5, shotsTaken: 9, PTS: 12 },
});

export const playersExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/players', { row: addPlayer, query: 'q=mok&limit=10', add: newPlayer, change }),
    'PATCH /api/players/:id': { gets: officerWrites, row: addPlayer, body: change },
    'GET /api/players/with-relations': { gets: members, query: 'allStars=true&sportId=1' },
    'GET /api/players/totals': { gets: members, query: 'q=a' },
    'POST /api/teams/:id/players': { gets: adminAdds, row: addTeam, body: () => ({ players: [{ name: 'Buhle' }] }) },
    'GET /api/teams/:id/players': { gets: members, row: addTeam },
  },
  changeable: [
    {
      path: '/api/players',
      row: addPlayer,
      changes: [{ position: 'Guard' }, { jerseyNumber: 8 }],
      optional: { photo: 'https://img.example/a.png', position: 'Guard', bio: 'Quick.' },
    },
  ],
});
