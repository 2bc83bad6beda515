import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Route, route } from '#server/http/route.ts';
import type { StorageProbe } from '#server/storage.ts';

/** For load balancers and monitoring: the process answers, and whether writes are stored. Reveals nothing else. */
export const healthRoute = (storage: StorageProbe): Route =>
  route({
    method: 'GET',
    path: '/api/health',
    access: 'visitor',
    summary: 'Health: whether the process reaches its database; `degraded` when the database takes no writes',
    answerAs: z.object({ status: z.enum(['ok', 'degraded']) }),
    handle: async (call) => {
      await sql`select 1`.execute(call.db);
      return { status: (await storage.acceptsWrites()) ? ('ok' as const) : ('degraded' as const) };
    },
  });
