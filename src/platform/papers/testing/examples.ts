import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites, anyone } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { readPaper } from '../server/queries.ts';

export const papersExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/papers/:name': { gets: anyone, path: () => '/api/papers/privacy' },
    'PUT /api/papers/:name': {
      gets: adminWrites,
      path: () => '/api/papers/imprint',
      body: async ({ db, word }: World) => ({ text: word(), version: (await readPaper(db, 'imprint')).version }),
    },
    'GET /api/admin/privacy-template': { gets: adminReads },
  },
});
