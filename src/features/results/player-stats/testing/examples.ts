import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';

export const playerStatsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/players/:id/season': { gets: members, row: addPlayer },
    'GET /api/players/:id/career': { gets: members, row: addPlayer },
    'GET /api/leaders': { gets: members, query: 'sportId=1' },
  },
});
