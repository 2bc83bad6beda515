import { featureExamples } from '#testing/example.ts';
import { adminReads, anyone, anyoneAdds } from '#testing/statuses.ts';

export const signUpsExamples = featureExamples.fill({
  calls: {
    'GET /api/club-signups': { gets: adminReads },
    'GET /api/club-signups/options': { gets: anyone },
    'POST /api/club-signups': {
      gets: anyoneAdds,
      body: ({ number }) => ({
        firstName: 'Palesa',
        surname: 'Dlamini',
        smid: String(10_000_000 + number()),
        club: 'Netball',
      }),
    },
  },
});
