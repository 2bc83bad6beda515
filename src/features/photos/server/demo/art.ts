import { drawPoster, posterCount } from '#demo/art/poster.ts';
import type { Drawing } from '#server/feature.ts';

/** Posters: pictures of the gallery, and stills for what comes after it. */
export const photosArt = (): Drawing[] =>
  Array.from({ length: posterCount }, (_, at) => [`posters/${at + 1}.svg`, drawPoster(at + 1)]);
