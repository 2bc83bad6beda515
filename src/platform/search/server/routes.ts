import { serve } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import type { Search } from './search.ts';

const on = serve(endpoints);

export const searchRoutes = (search: Search) => [
  on('GET /api/search', {
    access: 'member',
    summary: 'Search by kind, best hits first: beginnings of words, parts of words, one mistyped letter',
    // No tags: the next letter typed reads again anyway, and a changed score need not.
    dependsOn: () => [],
    handle: async (context) => ({ groups: await search.find(context.viewer, context.query.q) }),
  }),
];
