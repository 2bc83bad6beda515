import type { Slot, TimetableCompetition, TimetableGame, TimetableQuestion, Weights } from '../../contract.ts';

/** A slot, and what the search keeps about it. Days are counted from the first day, times in minutes since its midnight. */
export interface Place {
  readonly index: number;
  readonly slot: Slot;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** Among the first, or the last, of its day. */
  readonly isEarly: boolean;
  readonly isLate: boolean;
  /** Others on its court at that time, and itself. */
  readonly overlapping: Place[];
  /** How many games stand on it or on one that overlaps. */
  taken: number;
  game: Game | null;
}

export interface DayOfPlaces {
  readonly day: number;
  readonly places: readonly Place[];
}

export interface WindowOfDays {
  readonly side: 'home' | 'away' | 'either';
  readonly days: number;
  readonly most: number;
  readonly penalty: number;
  readonly isHard: boolean;
}

export interface Partner {
  readonly team: Team;
  /** Null: never at the same time. */
  readonly players: number | null;
  readonly isHomeOnly: boolean;
}

export interface Team {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly rest: number;
  readonly gamesPerDay: number;
  readonly gamesPerWeek: number | null;
  readonly breakMinutes: number;
  readonly windows: readonly WindowOfDays[];
  readonly partners: Partner[];
  /** Which places it cannot use at home, or away; null if it can use all. */
  readonly blockedHome: Uint8Array | null;
  readonly blockedAway: Uint8Array | null;
  /** How many games it should have played by the middle of each day. */
  readonly pace: Float64Array;
  /** How many games it has in all. */
  total: number;
  /** Placed ones, by time. */
  readonly games: Game[];
  readonly homeOn: Int16Array;
  readonly awayOn: Int16Array;
  /** What one game more on each day would cost; NaN where that is not known. */
  readonly homeCosts: Float64Array;
  readonly awayCosts: Float64Array;
  paceCost: number;
  early: number;
  late: number;
}

export interface Competition {
  readonly source: TimetableCompetition;
  readonly teams: Team[];
  readonly games: Game[];
}

export interface Game {
  readonly index: number;
  readonly source: TimetableGame;
  readonly competition: Competition;
  readonly home: Team | null;
  readonly away: Team | null;
  readonly days: readonly DayOfPlaces[];
  readonly isFixed: boolean;
  /** Games that must be over before it, and those that wait for it. */
  readonly before: Game[];
  readonly after: Game[];
  /** Others of the same two teams. */
  readonly returns: Game[];
  readonly standing: Place | null;
  place: Place | null;
}

export interface Model {
  readonly question: TimetableQuestion;
  readonly weights: Weights;
  readonly dayCount: number;
  /** The first day, since 1970. */
  readonly firstDay: number;
  readonly places: readonly Place[];
  readonly teams: readonly Team[];
  readonly competitions: readonly Competition[];
  readonly games: readonly Game[];
  /** Of all that is placed and not placed; kept up by each move. */
  cost: number;
}
