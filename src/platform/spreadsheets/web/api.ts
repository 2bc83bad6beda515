import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const importKindsOptions = () => api.read('GET /api/imports');
export const exportedListsOptions = () => api.read('GET /api/exports');
export const recentImportsOptions = () => api.read('GET /api/recent-imports');

export const previewUndo = (id: number) => api.send('POST /api/recent-imports/:id/undo/preview', { params: { id } });
export const undoImport = (id: number) => api.send('POST /api/recent-imports/:id/undo', { params: { id } });
