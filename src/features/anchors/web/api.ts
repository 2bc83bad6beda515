import { callsOf } from '#web/api/calls.ts';
import type { calls, ResidenceAnchor } from '../contract.ts';

const api = callsOf<typeof calls>();

export const residenceAnchorsOptions = () => api.pages('GET /api/residence-anchors');
export const groundAnchorsOptions = () => api.read('GET /api/ground-anchors');

/** Sends the version that was last seen, so that the server can refuse a conflicting edit. */
export const saveVideo = ({ id, version }: ResidenceAnchor, videoUrl: string) =>
  api.send('PATCH /api/residence-anchors/:id', { params: { id }, body: { videoUrl, version } });
