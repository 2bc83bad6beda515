import type { Random } from '#demo/random.ts';
import type { RosterPlace } from '#features/players/server/demo/fill.ts';

/** The best players of a team always play, the others usually do. */
export const isPlaying = (random: Random, { skill }: RosterPlace): boolean => skill >= 8 || random.chance(0.85);
