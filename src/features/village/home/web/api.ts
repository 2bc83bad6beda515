import { apiClient } from '#web/api/requests.ts';
import type { endpoints, SaidDone } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const homeOptions = api.read('GET /api/user/home');
export const sayDone = (done: SaidDone['done']) => api.send('POST /api/user/home/steps', { body: { done } });
