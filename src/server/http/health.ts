import { sql } from 'kysely';
import * as z from 'zod/mini';
import { route } from './route.ts';

/** For a load balancer: the process answers and reaches its database. Says nothing else. */
export const healthRoute = route({
  method: 'GET',
  path: '/api/health',
  access: 'visitor',
  summary: 'Whether the process answers and reaches its database',
  answerAs: z.object({ status: z.literal('ok') }),
  handle: async (call) => {
    await sql`select 1`.execute(call.db);
    return { status: 'ok' as const };
  },
});
