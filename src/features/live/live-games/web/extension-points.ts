import type { Game } from '#features/competition/games/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** What a scorer can do before a game. */
export const beforeGame = new ExtensionPoint<{ game: Game }>();
