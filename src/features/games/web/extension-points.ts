import { ExtensionPoint } from '#web/extension-point.ts';
import type { Game } from '../contract.ts';

/** What can be done with a game where all of it is shown. */
export const gameActs = new ExtensionPoint<{ game: Game }>();
