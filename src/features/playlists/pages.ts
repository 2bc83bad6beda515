import type { SitePart } from '#shared/sitemap.ts';

export const playlistsPages: SitePart[] = [
  {
    slot: 'beside-actions',
    module: 'src/features/playlists/web/parts/PlaylistOfTheWeek.tsx',
    skeleton: 'h-44',
  },
];
