import { callsOf } from '#web/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

/** Featured clubs first; those of one sport when it is given. */
export const clubsOptions = (sportId?: number) =>
  api.pages('GET /api/clubs', { query: sportId === undefined ? {} : { sportId } });
