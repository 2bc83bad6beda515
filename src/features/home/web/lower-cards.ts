import { belowGames } from './slots.ts';

export type LowerCard = ReturnType<typeof belowGames.parts>[number];

/** All in one order on a phone; on a desktop the last two go below the games, so that both columns end together. */
export function lowerCards(wide: boolean): { main: readonly LowerCard[]; side: readonly LowerCard[] } {
  const cards = belowGames.parts().filter(({ wideOnly = false }) => wide || !wideOnly);
  return wide ? { main: cards.slice(-2), side: cards.slice(0, -2) } : { main: [], side: cards };
}
