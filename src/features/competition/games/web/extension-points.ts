import { ExtensionPoint } from '#web/extension-point.ts';
import type { Game } from '../contract.ts';

/** Actions for a game, shown where all of it is shown. */
export const gameActions = new ExtensionPoint<{ game: Game }>();
