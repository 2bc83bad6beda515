import type * as file from './file.ts';
import type * as table from './table-file.ts';

/** Counts by the key of the statistic: of a player in a game, of a team, or of a season. */
export type Counts = Readonly<Record<string, number>>;

export const total = (counts: Counts, key: string): number => counts[key] ?? 0;

type OfCounts = (counts: Counts) => number;

/**
 * Everything the app knows of a sport. Screens and server read it; no code compares a sport's name. Its fields are those
 * of its file (`file.ts`), but sums and formulas are functions.
 */
export type SportDefinition = Omit<file.SportFile, 'statistics' | 'table' | 'performance'> & {
  statistics: readonly Statistic[];
  table: TableRules;
  performance: Omit<file.SportFile['performance'], 'by'> & { by?: OfCounts };
};

export type Statistic = Count | Pair | Derived;
export type Count = Omit<file.Count, 'follows'> & { follows?: OfCounts };
export type Pair = file.Pair;
type Derived = Omit<file.Derived, 'of' | 'outOf'> & { of: OfCounts; outOf: OfCounts };

export type Bands = file.Bands;
export type Tap = file.Tap;
export type Position = file.Position;
export type CardColour = file.CardColour;
export type Periods = file.SportFile['periods'];
export type SetRules = file.SetRules;
export type InningsRules = file.InningsRules;
export type Measure = file.Measure;
export type ForfeitRules = table.ForfeitRules;
export type TieBreak = table.TieBreak;
export type TableOrder = table.TableOrder;

export type TableRules = Omit<file.SportFile['table'], 'bonuses' | 'countTries'> & {
  bonuses?: readonly Bonus[];
  countTries?: OfCounts;
  /** What a period is called, in a sentence: `quarter`. */
  periodName?: string;
};

export interface Bonus {
  label: string;
  points: number;
  /** What must be known of a side, beside its score, to tell whether it earned this. */
  needs?: 'tries' | 'periods';
  /** How often a side earned it in a game. */
  timesEarned(side: PlayedSide): number;
}

/** A side of a completed game. */
export interface PlayedSide {
  own: number;
  other: number;
  /** Null if nobody counted them. */
  tries: number | null;
  /** How many periods it won; null if their scores are not known. */
  periods: number | null;
}

const betweenThem: readonly TieBreak[] = ['headToHead', 'headToHeadDifference', 'headToHeadFor'];

/** FIBA, Official Basketball Rules, D.1.3: first the games between level teams, then all games. */
export const fibaTieBreaks: readonly TieBreak[] = [...betweenThem, 'difference', 'for'];

/** UEFA, group stages: as FIBA's, then the later criteria that a table can tell by itself. */
export const uefaTieBreaks: readonly TieBreak[] = [...fibaTieBreaks, 'awayFor', 'wins', 'awayWins'];

/** UEFA until 2021: goals scored away counted between level teams, too. */
export const awayGoalsTieBreaks: readonly TieBreak[] = [
  ...[...betweenThem, 'headToHeadAwayFor' as const],
  ...(['difference', 'for', 'awayFor', 'wins', 'awayWins'] as const),
];

/** Volleyball's federations: wins, then sets, then the points of all sets, then the games between level teams. */
export const fivbTieBreaks: readonly TieBreak[] = ['wins', 'setRatio', 'pointRatio', 'headToHead'];
