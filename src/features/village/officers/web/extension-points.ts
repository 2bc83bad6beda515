import type { Game } from '#features/competition/games/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** Actions beside 'Update Score'. */
export const officerGameActions = new ExtensionPoint<{ game: Game }>();
