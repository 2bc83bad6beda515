import { type Feature, haveNoRows } from '#server/feature.ts';
import { apiTokensTag } from '../cache-tags.ts';
import { apiTokensRoutes } from './routes.ts';
import { apiTokensMigrations } from './tables.ts';

export const apiTokens: Feature = {
  name: 'api-tokens',
  migrations: apiTokensMigrations,
  onReset: { api_tokens: 'emptied' },
  routes: () => apiTokensRoutes,
  subscriptionAccess: { admin: [apiTokensTag] },
  isUntouched: haveNoRows('api_tokens'),
  testing: async () => (await import('../testing/examples.ts')).apiTokensExamples,
};
