import type { Team } from '#features/teams/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';
import type { Player } from '../contract.ts';

export const besideSport = new ExtensionPoint<{ sportId: number }>();

/** A player's season, in the statistics of their sport. */
export const playerSeason = new ExtensionPoint<{ player: Player }>();

/** Over the portrait of a player's card. */
export const playerMarks = new ExtensionPoint<{ playerId: number }>();

/** In a player's profile: what one can do with it. */
export const profileActs = new ExtensionPoint<{ player: Player }>();

/** In the roster that an admin keeps: what can be done with a player. */
export const rosterActs = new ExtensionPoint<{ player: Player }>();

/** In the head of a team that is open: its record. */
export const teamRecord = new ExtensionPoint<{ team: Team }>();

/** Under the head of a team that is open. */
export const belowTeam = new ExtensionPoint<{ team: Team }>();
