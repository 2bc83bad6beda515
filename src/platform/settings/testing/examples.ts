import { pictureForm } from '#platform/uploads/testing/form.ts';
import { featureExamples } from '#testing/example.ts';
import { adminWrites, anyone } from '#testing/statuses.ts';

export const settingsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/settings': { gets: anyone },
    'PATCH /api/settings': {
      gets: adminWrites,
      body: () => ({ productName: 'Village Arena', homeSidePatterns: ['PV', 'ResP'] }),
    },
    'POST /api/settings/logo': { gets: adminWrites, body: () => pictureForm() },
  },
});
