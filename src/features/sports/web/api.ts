import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const sportsOptions = () => api.read('GET /api/sports');
