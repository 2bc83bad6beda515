import { apiClient } from '#web/api/calls.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const searchOptions = (q: string) => api.read('GET /api/search', { query: { q } });
