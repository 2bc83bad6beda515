import { featureExamples } from '#testing/example.ts';
import { adminAdds, adminReads, adminWrites } from '#testing/statuses.ts';
import { addApiToken } from './rows.ts';

export const apiTokensExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/admin/api-tokens': { gets: adminReads },
    'POST /api/admin/api-tokens': { gets: adminAdds, body: () => ({ name: 'Hall screen', scope: 'member', days: 90 }) },
    'DELETE /api/admin/api-tokens/:id': { gets: adminWrites, row: async (world) => (await addApiToken(world)).id },
  },
});
