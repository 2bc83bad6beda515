import { drawMotif, motifs } from '#demo/art/motif.ts';
import type { Drawing } from '#server/feature.ts';
import { demoSports } from './sports.ts';

export const sportsArt = (): Drawing[] =>
  demoSports.map(({ slug }): Drawing => [`sports/${slug}.svg`, drawMotif(motifs[slug] ?? '')]);
