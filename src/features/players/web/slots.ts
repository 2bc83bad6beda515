import type { Team } from '#features/teams/contract.ts';
import { Slot } from '#web/slot.ts';
import type { Player } from '../contract.ts';

export const besideSport = new Slot<{ sportId: number }>('beside-sport');

/** A player's season, in the statistics of their sport. */
export const playerSeason = new Slot<{ player: Player }>('player-season');

/** In the head of a team that is open: its record. */
export const teamRecord = new Slot<{ team: Team }>('team-record');

/** Under the head of a team that is open. */
export const belowTeam = new Slot<{ team: Team }>('below-team');
