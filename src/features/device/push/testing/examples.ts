import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { anyone, members, type Statuses } from '#testing/statuses.ts';
import { addDelivery, addDevice, addEmail, newSubscription } from './rows.ts';

/** For everybody else it does not exist. */
const ownerOnly: Statuses = [401, 200, 404, 404, 404, 404];

export const pushExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/notifications': { gets: members },
    'PATCH /api/notifications': {
      gets: members,
      body: () => ({ kinds: ['final', 'photo'], quietHours: { from: 23, until: 6 }, digestHour: null }),
    },
    'GET /api/notifications/sent': { gets: members },
    'POST /api/notifications/sent/:id/stop': { gets: ownerOnly, row: addDelivery },
    'GET /api/user/reminders': { gets: members },
    'POST /api/games/:id/reminder': { gets: members, row: addUpcomingGame },
    'DELETE /api/games/:id/reminder': { gets: members, row: addUpcomingGame },
    'POST /api/notifications/test': { gets: members },
    'POST /api/notifications/devices': { gets: members, body: ({ word }) => newSubscription(word()) },
    'DELETE /api/notifications/devices/:id': { gets: ownerOnly, row: addDevice },
    'GET /api/notifications/email': { gets: anyone },
    'PUT /api/notifications/email': { gets: members, body: ({ word }) => ({ address: `${word()}@example.org` }) },
    'PATCH /api/notifications/email': { gets: members, body: () => ({ digest: true, results: false }) },
    'DELETE /api/notifications/email': { gets: members },
    'POST /api/notifications/email/confirm': {
      gets: anyone,
      body: async (world) => ({ token: (await addEmail(world)).token }),
    },
    'POST /api/notifications/email/stop': {
      gets: anyone,
      path: async (world) => `/api/notifications/email/stop?token=${(await addEmail(world)).stop}`,
    },
  },
});
