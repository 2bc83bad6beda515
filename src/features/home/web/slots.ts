import { Slot } from '#web/slot.ts';

/** Cards of Home besides the games. */
export const belowGames = new Slot('below-games');
