import type { Game } from '#features/games/contract.ts';
import { Slot } from '#web/slot.ts';

/** Beside 'Update Score'. */
export const officerGameActs = new Slot<{ game: Game }>('officer-game-acts');
