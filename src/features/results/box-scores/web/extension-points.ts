import type { Game } from '#features/competition/games/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** What later features know of the game, beside its box score. */
export const besideBoxScore = new ExtensionPoint<{ game: Game }>();

/** What has to be decided before lines are typed. Locked while something is typed that is not saved. */
export const aboveEntry = new ExtensionPoint<{ game: Game; isLocked: boolean }>();
