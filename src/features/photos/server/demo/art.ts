import { drawPoster, posterCount } from '#demo/art/poster.ts';
import type { Drawing } from '#server/feature.ts';

export const photosArt = (): Drawing[] =>
  Array.from({ length: posterCount }, (_, at) => [`posters/${at + 1}.svg`, drawPoster(at + 1)]);
