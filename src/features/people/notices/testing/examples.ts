import { featureExamples } from '#testing/example.ts';
import { members, officerWrites as officerReads } from '#testing/statuses.ts';

export const noticesExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/notices': { gets: members },
    'POST /api/notices/read': { gets: members },
    'GET /api/waiting': { gets: officerReads },
  },
});
