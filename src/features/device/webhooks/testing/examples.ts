import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { adminAdds, adminReads, adminWrites, officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addWebhookRow } from './rows.ts';

const deleteAll = ({ db }: World) => db.deleteFrom('webhooks').execute();

export const webhooksExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/webhooks': { gets: adminReads },
    'POST /api/webhooks': {
      gets: adminAdds,
      body: ({ word }) => ({
        name: 'Our group',
        address: `https://hooks.example.org/${word()}`,
        form: 'json',
        telling: 'automatic',
        audience: 'members',
        kinds: ['final', 'announcement'],
      }),
      undo: deleteAll,
    },
    'PATCH /api/webhooks/:id': {
      gets: adminWrites,
      row: addWebhookRow,
      body: () => ({ version: 1, kinds: ['moved'], isOn: false }),
    },
    'DELETE /api/webhooks/:id': { gets: adminWrites, row: addWebhookRow },
    'POST /api/webhooks/:id/secret': { gets: adminWrites, row: addWebhookRow },
    'POST /api/webhooks/:id/test': { gets: adminWrites, row: addWebhookRow },
    'GET /api/webhooks/:id/deliveries': { gets: adminReads, row: addWebhookRow },
    'GET /api/games/:id/telling': { gets: officerWrites, row: addUpcomingGame },
    'POST /api/games/:id/telling': {
      gets: officerWrites,
      row: addUpcomingGame,
      body: async (world) => ({ webhookId: await addWebhookRow(world, 'press'), after: null }),
    },
  },
});
