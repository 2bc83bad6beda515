import type { Feature } from '#server/feature.ts';
import { searchRoutes } from './routes.ts';
import { villageSearch } from './search.ts';

export const search: Feature = {
  name: 'search',
  routes: async (context) => searchRoutes(await villageSearch.of(context)),
  testing: async () => (await import('../testing/examples.ts')).searchExamples,
};
