import { readOptions } from '#web/queries.ts';
import type { Video } from '../contract.ts';

/** What is known of a video, by its 11 characters or the id of its highlight. */
export const videoOptions = (id: string) =>
  readOptions<Video>(`/api/videos/${encodeURIComponent(id)}`, { topics: ['highlights', 'episodes'] });
