import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const competitionsOptions = (query: { sportId?: number } = {}) => api.read('GET /api/competitions', { query });
