import { serve } from '#server/http/route.ts';
import { apiTokensTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { makeToken, revokeToken } from './commands.ts';
import { listTokens } from './queries.ts';

const on = serve(endpoints);

export const apiTokensRoutes = [
  on('GET /api/admin/api-tokens', {
    access: 'admin',
    summary: 'The API tokens of this village, newest first',
    dependsOn: () => [apiTokensTag],
    handle: (context) => listTokens(context.db),
  }),
  on('POST /api/admin/api-tokens', {
    access: 'admin',
    summary: 'Make a token with which a program reads this API; only this response holds it',
    requiresRecentAuth: true,
    addsRow: true,
    handle: (context) => context.commit((write) => makeToken(write, context.body)),
  }),
  on('DELETE /api/admin/api-tokens/:id', {
    access: 'admin',
    summary: 'Revoke an API token: it stops working at once',
    handle: async (context) => {
      await context.commit((write) => revokeToken(write, context.params.id));
      return { ok: true as const };
    },
  }),
];
