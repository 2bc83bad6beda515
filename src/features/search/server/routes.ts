import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import type { Search } from './search.ts';

const on = serve(calls);

export const searchRoutes = (search: Search) => [
  on('GET /api/search', {
    access: 'member',
    summary:
      'What is called like this, by kind, best first: beginnings of words, parts of them, and with a letter mistyped',
    // What is typed next asks anew; a score that changes does not.
    madeOf: () => [],
    handle: async (call) => ({ groups: await search.find(call.viewer, call.query.q) }),
  }),
];
