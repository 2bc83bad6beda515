import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import type { NamedRows } from '#server/named-rows.ts';
import { calls } from '../contract.ts';
import { listActs, listAudit } from './audit-queries.ts';

const on = serve(calls);

export const auditRoutes = (sources: readonly NamedRows[]): Route[] => [
  on('GET /api/admin/audit', {
    access: 'admin',
    summary: 'The audit log in words, newest line first, of a person, a kind of thing or an act, a day, a row',
    madeOf: () => [],
    handle: async (call) => {
      const page = await listAudit(call.db, sources, call.query);
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
