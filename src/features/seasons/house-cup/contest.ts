/** What the cup knows of a competition or a meet: who played whom, how it went, and who came where. */
export interface Contest {
  /** `competition:4`, `sport:2`, `meet:3` */
  key: string;
  sportId: number;
  competitionId: number | null;
  meetId: number | null;
  /** When it began, and when it was over: ISO, the days of its first and last game. */
  from: string;
  until: string;
  /** All games are played, and none is to come: its places stand. */
  isOver: boolean;
  teams: readonly ContestTeam[];
  games: readonly ContestGame[];
}

export interface ContestTeam {
  id: number;
  /** One or two; a team without a residence is not listed. */
  residenceIds: readonly number[];
  /** From 1; level teams share one. Null: none. */
  place: number | null;
  isInPlayoffs: boolean;
  /** Everybody who took part for it, by a key of their own. */
  people: readonly string[];
  /** The average of its ratings for sportsmanship; null without any. */
  rating: number | null;
}

export const outcomes = ['win', 'tie', 'loss', 'default', 'forfeit'] as const;
export type Outcome = (typeof outcomes)[number];

export interface ContestGame {
  id: number;
  at: string;
  sides: readonly [ContestSide, ContestSide];
}

export interface ContestSide {
  teamId: number;
  outcome: Outcome;
}

export interface CupResidence {
  id: number;
  /** How many people live there; 0 if unknown. */
  residents: number;
}
