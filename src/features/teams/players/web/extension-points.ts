import type { Team } from '#features/teams/teams/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';
import type { Player } from '../contract.ts';

/** A player's season, in the statistics of their sport. */
export const playerSeason = new ExtensionPoint<{ player: Player }>();

/** Shown over the portrait of a player's card. */
export const playerMarks = new ExtensionPoint<{ playerId: number }>();

/** Actions in a player's profile. */
export const profileActions = new ExtensionPoint<{ player: Player }>();

/** A team's record, in the heading of an open team. */
export const teamRecord = new ExtensionPoint<{ team: Team }>();

/** Shown below the heading of an open team. */
export const belowTeam = new ExtensionPoint<{ team: Team }>();
