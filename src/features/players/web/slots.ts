import type { Team } from '#features/teams/contract.ts';
import { Slot } from '#web/slot.ts';

export const besideSport = new Slot<{ sportId: number }>('beside-sport');

/** Below a player's season. */
export const belowSeason = new Slot<{ playerId: number }>('player-season');

/** Under the head of a team that is open. */
export const belowTeam = new Slot<{ team: Team }>('below-team');
