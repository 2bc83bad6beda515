import { callsOf } from '#web/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const activePlaylistOptions = () => api.read('GET /api/playlists/active');
