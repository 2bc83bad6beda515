import { drawCrest } from '#demo/art/crest.ts';
import { drawMotif, motifs } from '#demo/art/motif.ts';
import type { Drawing } from '#server/feature.ts';
import { teamCrest } from './crest.ts';
import { demoSports, demoTeams } from './teams.ts';

/** A crest for each team, a motif for each sport. */
export const sportsArt = (): Drawing[] => [
  ...demoTeams.map((team): Drawing => [`crests/${team.slug}.svg`, drawCrest(teamCrest(team))]),
  ...demoSports.map(({ slug }): Drawing => [`sports/${slug}.svg`, drawMotif(motifs[slug] ?? '')]),
];
