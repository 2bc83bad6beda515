import type { Game } from '#features/games/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** What somebody who may score a game can do before it. */
export const beforeGame = new ExtensionPoint<{ game: Game }>();
