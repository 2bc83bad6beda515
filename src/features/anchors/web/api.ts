import { callsOf } from '#web/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const residenceAnchorsOptions = () => api.pages('GET /api/residence-anchors');
export const groundAnchorsOptions = () => api.read('GET /api/ground-anchors');
