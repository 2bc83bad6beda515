import type { GameCategory } from '../contract.ts';

/** A game's category in words. */
export const categoryNames: Record<GameCategory, string> = {
  league: 'League',
  regular: 'Regular season',
  tournament: 'Tournament',
  playoff: 'Playoff',
  friendly: 'Friendly',
  exhibition: 'Exhibition',
};
