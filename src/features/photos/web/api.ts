import { post, remove } from '#web/api.ts';
import { pagedOptions, readOptions } from '#web/queries.ts';
import type { Photo, PhotoStatus } from '../contract.ts';

const photoTopics: Record<PhotoStatus, string> = { approved: 'photos', pending: 'pending-photos' };
/** What an upload or a decision about one changes. */
export const everyPhotoTopic = Object.values(photoTopics);

export const photosOptions = pagedOptions<Photo>('/api/photos', { topics: [photoTopics.approved] });
export const pendingPhotosOptions = pagedOptions<Photo>('/api/photos', {
  topics: [photoTopics.pending],
  params: { status: 'pending' },
});
export const photoOptions = (id: number) =>
  readOptions<Photo>(`/api/photos/${id}`, { topics: ['photos', `photo:${id}`] });
export const approvePhoto = (id: number) => post<Photo>(`/api/photos/${id}/approve`);
/** Rejecting is deleting. */
export const rejectPhoto = (id: number) => remove<{ ok: true }>(`/api/photos/${id}`);
