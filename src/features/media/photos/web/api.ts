import { useInfiniteQuery } from '@tanstack/react-query';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

/** Which photos: all, those of a game, or those of a team's games. */
export interface PhotosOf {
  gameId?: number;
  teamId?: number;
  /** Rows of one page. */
  limit?: number;
}

export const photosOptions = (of: PhotosOf) => api.pages('GET /api/photos', { query: of });
/** While those of another game load, the photos of the one before do not stand for them. */
export const usePhotos = (of: PhotosOf) => useInfiniteQuery({ ...photosOptions(of), placeholderData: () => undefined });

export const pendingPhotosOptions = api.pages('GET /api/photos', { query: { status: 'pending' } });
export const photoOptions = (id: number) => api.read('GET /api/photos/:id', { params: { id } });

export const approvePhoto = (id: number) => api.send('POST /api/photos/:id/approve', { params: { id } });
export const approvePhotos = (ids: number[]) => api.send('POST /api/photos/approve', { body: { ids } });
export const rejectPhotos = (ids: number[]) => api.send('POST /api/photos/reject', { body: { ids } });
/** Rejecting is deleting. */
export const rejectPhoto = (id: number) => api.send('DELETE /api/photos/:id', { params: { id } });
