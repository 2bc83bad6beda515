import type { Game } from '#features/competition/games/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** What a member can do about a game that is to come, in a line with its RSVP. */
export const upcomingActions = new ExtensionPoint<{ game: Game }>();

/** What a scorer can do before a game. */
export const beforeGame = new ExtensionPoint<{ game: Game }>();

/** What an officer can do about a game, whatever its phase. */
export const officerActions = new ExtensionPoint<{ game: Game }>();

/** What a game is part of, below who plays and how it stands. */
export const gameContext = new ExtensionPoint<{ game: Game }>();
