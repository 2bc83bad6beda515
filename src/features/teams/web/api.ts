import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

/** How teams without a logo of their own are drawn. */
export const teamCrestsOptions = () => api.read('GET /api/teams/crests');
export const makeResidenceOf = (id: number) => api.send('POST /api/teams/:id/residence', { params: { id } });
export const teamsOptions = () => api.read('GET /api/teams');
