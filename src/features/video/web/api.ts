import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const videoOptions = (id: string) => api.read('GET /api/videos/:id', { params: { id } });
