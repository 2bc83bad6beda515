import { apiClient } from '#web/api/calls.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const videoOptions = (id: string) => api.read('GET /api/videos/:id', { params: { id } });
