import type { Result } from '#features/competitions/contract.ts';
import type { GameCategory, GameStatus } from '../../contract.ts';

export interface DemoGame extends Result {
  id: number;
  sportId: number;
  homeTeamId: number;
  awayTeamId: number;
  dateTime: string;
  location: string;
  status: GameStatus;
  category: GameCategory;
  season: string;
  competitionId: number | null;
  homeScore: number | null;
  awayScore: number | null;
  hasBoxScore: boolean;
}

export interface DemoRsvp {
  gameId: number;
  userName: string;
  /** Of the account that entered it; null for a visitor's. */
  username: string | null;
  createdAt: string;
}
