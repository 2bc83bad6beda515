import { searchSources } from '#platform/search/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { bracketsTag } from '../cache-tags.ts';
import { bracketsRoutes } from './routes.ts';
import { bracketSearch } from './search-queries.ts';

export const brackets: Feature = {
  name: 'brackets',
  routes: () => bracketsRoutes,
  subscriptionAccess: { member: [bracketsTag] },
  contributes: [searchSources.contribution(bracketSearch)],
  demo: async (write) => (await import('./demo/fill.ts')).addDemoCup(write),
  testing: async () => (await import('../testing/examples.ts')).bracketsExamples,
};
