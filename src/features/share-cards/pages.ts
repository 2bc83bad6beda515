import type { SitePart } from '#shared/sitemap.ts';

export const shareCardsParts: SitePart[] = [
  { slot: 'game-acts', module: 'src/features/share-cards/web/parts/ShareResult.tsx' },
];
