import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const competitionsOptions = (query: { sportId?: number } = {}) => api.read('GET /api/competitions', { query });
