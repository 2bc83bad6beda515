import type { Random } from '#demo/random.ts';
import type { RosterPlace } from '#features/players/server/demo/fill.ts';

/** The best of a team always play, the others as a rule. */
export const isPlaying = (random: Random, { skill }: RosterPlace): boolean => skill >= 8 || random.chance(0.85);
