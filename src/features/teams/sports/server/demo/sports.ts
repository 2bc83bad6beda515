import { drawMotif, motifs } from '#demo/art/poster.ts';
import type { DemoArt } from '#server/feature.ts';
import { firstSports, slugOf } from '../first-sports.ts';

export const sportsArt = (): DemoArt[] =>
  demoSports.map(({ slug }): DemoArt => [`sports/${slug}.svg`, drawMotif(motifs[slug] ?? '')]);

export interface DemoSport {
  id: number;
  name: string;
  slug: string;
}

export const demoSports: DemoSport[] = firstSports.map((sport) => ({
  ...sport,
  slug: slugOf(sport.name),
}));
