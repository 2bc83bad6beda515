import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites, anyone, anyoneAdds, members } from '#testing/statuses.ts';
import { addSignUp } from './rows.ts';

export const signUpsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/club-signups': { gets: adminReads },
    'GET /api/club-signups/mine': { gets: members },
    'GET /api/club-signups/options': { gets: anyone },
    'DELETE /api/club-signups/:id': { gets: adminWrites, row: addSignUp },
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
