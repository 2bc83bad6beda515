import { Slot } from '#web/slot.ts';
import type { Game } from '../contract.ts';

/** What can be done with a game where all of it is shown. */
export const gameActs = new Slot<{ game: Game }>('game-acts');
