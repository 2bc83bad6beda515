import { gameTag } from '#features/competition/games/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { FeatureContext } from '#server/feature.ts';
import { serve } from '#server/http/route.ts';
import { addedHosts, outsideAddress } from '#server/outside/hosts.ts';
import { webhooksTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { addWebhook, changeWebhook, deleteWebhook, replaceSecret, sendTest } from './commands.ts';
import { listDeliveries, listWebhooks } from './queries.ts';
import { listTellings, tellGroup } from './telling.ts';

const on = serve(endpoints);
const done = { ok: true as const };

export function webhooksRoutes({ env }: FeatureContext) {
  const added = addedHosts(env);
  return [
    on('GET /api/webhooks', {
      access: 'admin',
      summary: 'The webhooks, without their addresses and secrets',
      dependsOn: () => [webhooksTag, settingsTag],
      handle: async ({ db, now }) => ({
        webhooks: await listWebhooks(db, now),
        isOpen: (await readSettings(db)).publicResults,
        hasLinks: env.publicUrl !== undefined,
      }),
    }),
    on('POST /api/webhooks', {
      access: 'admin',
      summary: 'Add a webhook; the response has its secret, this one time',
      addsRow: true,
      handle: ({ body, commit }) => {
        const webhook = { ...body, address: outsideAddress(body.address, added) };
        return commit((write) => addWebhook(write, webhook));
      },
    }),
    on('PATCH /api/webhooks/:id', {
      access: 'admin',
      summary: 'Change a webhook, or switch it on or off',
      handle: ({ params, body, commit }) => {
        const { address, ...others } = body;
        const change = address === undefined ? others : { ...others, address: outsideAddress(address, added) };
        return commit((write) => changeWebhook(write, params.id, change));
      },
    }),
    on('DELETE /api/webhooks/:id', {
      access: 'admin',
      summary: 'Delete a webhook and the list of what it sent',
      handle: async ({ params, commit }) => {
        await commit((write) => deleteWebhook(write, params.id));
        return done;
      },
    }),
    on('POST /api/webhooks/:id/secret', {
      access: 'admin',
      summary: 'Replace the secret of a webhook; for a day, messages are signed with both',
      handle: ({ params, commit }) => commit((write) => replaceSecret(write, params.id)),
    }),
    on('POST /api/webhooks/:id/test', {
      access: 'admin',
      summary: 'Send a test message, once',
      handle: async ({ params, commit }) => {
        await commit((write) => sendTest(write, params.id));
        return done;
      },
    }),
    on('GET /api/webhooks/:id/deliveries', {
      access: 'admin',
      summary: 'The last messages of a webhook, and what was answered',
      dependsOn: () => [webhooksTag],
      handle: ({ db, params }) => listDeliveries(db, params.id),
    }),
    on('GET /api/games/:id/telling', {
      access: 'officer',
      summary: 'The groups that an officer may tell of this game, and what each would read',
      dependsOn: ({ params }) => [webhooksTag, settingsTag, gameTag(params.id)],
      handle: ({ db, params, now }) => listTellings(db, params.id, now),
    }),
    on('POST /api/games/:id/telling', {
      access: 'officer',
      summary: 'Tell a group of this game as it stands',
      handle: async ({ params, body, commit }) => {
        await commit((write) => tellGroup(write, params.id, body));
        return done;
      },
    }),
  ];
}
