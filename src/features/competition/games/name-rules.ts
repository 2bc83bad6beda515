import type { GameCategory, GameStatus } from './contract.ts';

export const categoryNames: Record<GameCategory, string> = {
  league: 'League',
  regular: 'Regular season',
  tournament: 'Tournament',
  playoff: 'Playoff',
  friendly: 'Friendly',
  exhibition: 'Exhibition',
};

/** The names that officers and admins use. */
export const statusNames: Record<GameStatus, string> = {
  upcoming: 'Upcoming',
  live: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};
