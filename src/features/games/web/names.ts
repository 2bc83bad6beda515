import type { GameCategory } from '../contract.ts';

export const categoryNames: Record<GameCategory, string> = {
  league: 'League',
  regular: 'Regular season',
  tournament: 'Tournament',
  playoff: 'Playoff',
  friendly: 'Friendly',
  exhibition: 'Exhibition',
};
