import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { members, officerAdds, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addEventOfMeet, addMeet } from './rows.ts';

const change = () => ({ status: 'live', location: 'Upper Field' });

const newMeet = async (world: World) => ({
  name: world.word(),
  sportId: (await sides.of(world)).sportId,
  dateTime: '2027-03-04T09:00:00Z',
  location: 'Lower Field',
  events: [
    { name: '100 m women', measure: 'time' },
    { name: 'Long jump men', measure: 'distance' },
  ],
});

export const meetsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/meets', { row: addMeet, query: 'status=upcoming&limit=20', add: newMeet, change }),
    'POST /api/meets': { gets: officerAdds, body: newMeet },
    'PATCH /api/meets/:id': { gets: officerWrites, row: addMeet, body: change },
    'GET /api/meets/:id/events': { gets: members, row: addMeet },
    'PUT /api/meet-events/:id/results': {
      gets: officerWrites,
      row: addEventOfMeet,
      body: async (world) => ({
        version: 1,
        results: [
          { playerId: await addPlayer(world), mark: 12_340 },
          { teamId: await addTeam(world), mark: 12_350, note: 'New shoes' },
          { name: 'Zanele', status: 'DNF' },
        ],
      }),
    },
    'GET /api/players/:id/meet-results': { gets: members, row: addPlayer },
    'GET /api/teams/:id/meet-results': { gets: members, row: addTeam },
    'GET /api/user/meets': { gets: members },
  },
  changeable: [
    {
      path: '/api/meets',
      row: addMeet,
      changes: [{ location: 'Hall' }, { status: 'live' }],
      optional: { description: 'Bring spikes' },
    },
  ],
});
