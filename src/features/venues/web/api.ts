import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const venuesOptions = () => api.pages('GET /api/venues');
export const venueOptions = (id: number) => api.read('GET /api/venues/:id', { params: { id } });
