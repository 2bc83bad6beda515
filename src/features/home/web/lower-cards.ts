import type { ShownContribution } from '#web/extension-point.ts';
import { belowGames } from './extension-points.ts';

export type LowerCard = ShownContribution;

/** All in one order on a phone; on a desktop the last two go below the games, so that both columns end together. */
export function lowerCards(wide: boolean): { main: readonly LowerCard[]; side: readonly LowerCard[] } {
  const cards = belowGames.contributions().filter(({ wideOnly = false }) => wide || !wideOnly);
  return wide ? { main: cards.slice(-2), side: cards.slice(0, -2) } : { main: [], side: cards };
}
