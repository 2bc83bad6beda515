import { Slot } from '#web/slot.ts';

export const besideSport = new Slot<{ sportId: number }>('beside-sport');

/** Below a player's season. */
export const belowSeason = new Slot<{ playerId: number }>('player-season');
