import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const rostersExamples = featureExamples.contribution({
  endpoints: { 'GET /api/teams/:id/overview': { gets: members, row: addTeam } },
});
