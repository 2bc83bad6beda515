import { callsOf } from '#web/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const noticesOptions = api.pages('GET /api/notices');
export const readNotices = () => api.send('POST /api/notices/read');
