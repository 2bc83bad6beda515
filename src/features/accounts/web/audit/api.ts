import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../../contract.ts';

const api = callsOf<typeof calls>();

export interface Asked {
  person: string;
  act: string;
  day: string;
  subject: string;
}

/** No live event announces new lines, so the list refetches each time it is shown. */
export const alwaysRefetch = { staleTime: 0 };

export const auditOptions = (asked: Asked) =>
  api.pages('GET /api/admin/audit', {
    query: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  });
export const actsOptions = () => api.read('GET /api/admin/audit/acts');
