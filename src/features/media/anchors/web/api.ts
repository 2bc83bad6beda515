import { apiClient } from '#web/api/requests.ts';
import type { endpoints, ResidenceAnchor } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const residenceAnchorsOptions = () => api.pages('GET /api/residence-anchors');
export const groundAnchorsOptions = () => api.read('GET /api/ground-anchors');

/** Sends the version that was last seen, so that the server can refuse a conflicting edit. */
export const saveVideo = ({ id, version }: ResidenceAnchor, videoUrl: string) =>
  api.send('PATCH /api/residence-anchors/:id', { params: { id }, body: { videoUrl, version } });
