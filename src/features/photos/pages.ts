import type { SitePart } from '#shared/sitemap.ts';

export const photosPages: SitePart[] = [
  {
    slot: 'media-tabs',
    name: 'photos',
    title: 'Photos',
    module: 'src/features/photos/web/parts/PhotosTab.tsx',
  },
];
