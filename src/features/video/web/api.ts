import { callsOf } from '#web/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

/** What is known of a video, by its 11 characters or the id of its highlight. */
export const videoOptions = (id: string) => api.read('GET /api/videos/:id', { params: { id } });
