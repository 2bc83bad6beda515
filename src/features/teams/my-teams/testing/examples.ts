import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const myTeamsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/user/teams': { gets: members },
    'POST /api/teams/:id/follow': { gets: members, row: addTeam },
    'DELETE /api/teams/:id/follow': { gets: members, row: addTeam },
  },
});
