import { featureExamples } from '#testing/example.ts';
import { anyone } from '#testing/statuses.ts';

export const pwaExamples = featureExamples.contribution({
  endpoints: {
    'GET /manifest.webmanifest': { gets: anyone },
    'GET /icons/:name.png': { gets: anyone, path: () => '/icons/any-192.png' },
    'GET /clear-device': { gets: anyone },
    'POST /clear-device': { gets: anyone, alone: 'session' },
  },
});
