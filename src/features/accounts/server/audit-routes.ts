import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { listActs, listAudit } from './audit-queries.ts';

const on = serve(calls);

export const auditRoutes: Route[] = [
  on('GET /api/admin/audit', {
    access: 'admin',
    summary: 'The audit log, newest line first, of a person, an act, a day',
    madeOf: () => [],
    handle: async (call) => {
      const page = await listAudit(call.db, call.query);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/admin/audit/acts', {
    access: 'admin',
    summary: 'The acts of which the audit log has lines',
    madeOf: () => [],
    handle: (call) => listActs(call.db),
  }),
];
