import { ExtensionPoint } from '#web/extension-point.ts';
import type { Game } from '../contract.ts';

export interface GameActionProps {
  game: Game;
  /** What Share is called where something of the game is still open. */
  shareLabel?: string | undefined;
}

/** Actions for a game, shown where all of it is shown. */
export const gameActions = new ExtensionPoint<GameActionProps>();
