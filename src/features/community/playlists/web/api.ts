import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const activePlaylistOptions = () => api.read('GET /api/playlists/active');
export const setActive = (id: number) =>
  api.send('PATCH /api/playlists/:id/set-active', { params: { id }, body: { active: true } });

export const playlistsOptions = () => api.pages('GET /api/playlists');

export interface NewPlaylist {
  title: string;
  spotifyUrl?: string | null | undefined;
  appleMusicUrl?: string | null | undefined;
}

export const addPlaylist = ({ title, spotifyUrl, appleMusicUrl }: NewPlaylist) =>
  api.send('POST /api/playlists', {
    body: { title, spotifyUrl: spotifyUrl ?? '', appleMusicUrl: appleMusicUrl ?? '', featured: true },
  });

export const activatePlaylist = (id: number) => api.send('POST /api/playlists/:id/set-active', { params: { id } });

export const deletePlaylist = (id: number) => api.send('DELETE /api/playlists/:id', { params: { id } });
