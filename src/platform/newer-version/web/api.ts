import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

export const api = apiClient<typeof endpoints>();

export const newerVersionOptions = () => api.read('GET /api/newer-version');
