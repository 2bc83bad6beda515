import { callsOf } from '#web/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

/** All teams, the way their screens share them. */
export const teamsOptions = () => api.read('GET /api/teams');
