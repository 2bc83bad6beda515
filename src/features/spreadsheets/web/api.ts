import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const importKindsOptions = () => api.read('GET /api/imports');
export const exportedListsOptions = () => api.read('GET /api/exports');
