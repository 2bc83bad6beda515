import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

export const api = callsOf<typeof calls>();

export const openLaunchOptions = () => api.read('GET /api/admin/launch');
export const launchOptions = (token: string) => api.read('GET /api/launches/:token', { params: { token } });
