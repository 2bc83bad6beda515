import type { Site } from '#shared/sitemap.ts';

export const playlistsAdminPages: Site = [
  { slot: 'content-cards', name: 'playlists', module: 'src/features/playlists/web/manage/PlaylistsManager.tsx' },
];
