import { Slot } from '#web/slot.ts';

export const belowGames = new Slot('below-games');
