import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const searchOptions = (q: string) => api.read('GET /api/search', { query: { q } });
