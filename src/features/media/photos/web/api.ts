import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const photosOptions = api.pages('GET /api/photos');
export const pendingPhotosOptions = api.pages('GET /api/photos', { query: { status: 'pending' } });
export const photoOptions = (id: number) => api.read('GET /api/photos/:id', { params: { id } });

export const approvePhoto = (id: number) => api.send('POST /api/photos/:id/approve', { params: { id } });
export const approvePhotos = (ids: number[]) => api.send('POST /api/photos/approve', { body: { ids } });
export const rejectPhotos = (ids: number[]) => api.send('POST /api/photos/reject', { body: { ids } });
/** Rejecting is deleting. */
export const rejectPhoto = (id: number) => api.send('DELETE /api/photos/:id', { params: { id } });
