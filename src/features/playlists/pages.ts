import type { SitePart } from '#shared/sitemap.ts';

export const playlistsPages: SitePart[] = [
  {
    slot: 'beside-actions',
    module: 'src/features/playlists/web/parts/PlaylistOfTheWeek.tsx',
    reads: ['/api/playlists/active'],
    skeleton: 'h-44',
  },
];
