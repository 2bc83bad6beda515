import { drawCrest } from '#demo/art/crest.ts';
import type { Drawing } from '#server/feature.ts';
import { demoClubs } from './clubs.ts';
import { clubCrest } from './crest.ts';

export const clubsArt = (): Drawing[] =>
  demoClubs.map((club) => [`crests/${club.slug}.svg`, drawCrest(clubCrest(club))]);
