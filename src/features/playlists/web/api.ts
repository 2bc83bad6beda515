import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const activePlaylistOptions = () => api.read('GET /api/playlists/active');
export const setActive = (id: number) =>
  api.send('PATCH /api/playlists/:id/set-active', { params: { id }, body: { active: true } });
