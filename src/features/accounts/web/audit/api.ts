import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../../contract.ts';

const api = callsOf<typeof calls>();

export interface Asked {
  person: string;
  act: string;
  day: string;
  subject: string;
}

/** Nobody is told of new lines: what is shown is read anew each time. */
export const readAnew = { staleTime: 0 };

export const auditOptions = (asked: Asked) =>
  api.pages('GET /api/admin/audit', {
    query: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  });
export const actsOptions = () => api.read('GET /api/admin/audit/acts');
