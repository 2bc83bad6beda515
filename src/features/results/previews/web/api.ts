import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const previewOptions = (gameId: number) => api.read('GET /api/games/:id/preview', { params: { id: gameId } });
