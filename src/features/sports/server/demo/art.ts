import { drawMotif, motifs } from '#demo/art/motif.ts';
import type { Drawing } from '#server/feature.ts';
import { demoSports } from './sports.ts';

/** A motif for each sport. */
export const sportsArt = (): Drawing[] =>
  demoSports.map(({ slug }): Drawing => [`sports/${slug}.svg`, drawMotif(motifs[slug] ?? '')]);
