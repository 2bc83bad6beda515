/** What was counted, by the key of the statistic: of a player in a game, of a team, or of a season. */
export type Counts = Readonly<Record<string, number>>;

/** All that the app knows of a sport. Screens and server read it; nothing asks what a sport is called. */
export interface SportDefinition {
  /** Stands in the sport's row; never changes. A new sport of this name takes it by itself. */
  key: string;
  name: string;
  /** In the order of a box score's columns. */
  statistics: readonly Statistic[];
  /** The buttons of a scorer's console. What one adds to the score is `scoreOf(definition, tap.adds)`. */
  taps: readonly Tap[];
  /** How many of a side play at once, where that is so. */
  onCourt?: number;
  periods: Periods;
  table: TableRules;
  performance: Performance;
}

export type Statistic = Count | Pair | Derived;

interface Shown {
  key: string;
  /** Over the column, as a fan says it: PTS. */
  abbreviation: string;
  label: string;
  /** Has its column in the match analysis, and none in the plain box score. */
  inAnalysisOnly?: boolean;
  /** Is counted and typed, and has no column of its own; a team's totals show it where there was any. */
  withoutColumn?: boolean;
}

export interface Count extends Shown, Counted {
  kind: 'count';
  /** Of the team as a whole, of no player: an own goal, a penalty try. */
  teamOnly?: boolean;
  /** Where more is not better: fewer fouls are, and moves speak for nobody. No one leads in either. */
  better?: 'fewer' | 'neither';
  /** What it is as long as nobody typed it. */
  follows?(counts: Counts): number;
}

/** Attempts, and those that succeeded: two counts, of which the first is never more than the second. */
export interface Pair extends Shown {
  kind: 'pair';
  made: CountedPart;
  attempted: CountedPart;
  /** Where the share of those that succeeded is answered, a whole number 0 to 100. */
  percentageKey: string;
  /** Some of the attempts of this other pair: three-pointers are field goals too. */
  within?: string;
  bands?: Bands;
  teamOnly?: boolean;
}

/** Computed from counts, never stored: true shooting, the points of tries and kicks. */
export interface Derived extends Shown {
  kind: 'derived';
  of(counts: Counts): number;
  unit?: '%';
  bands?: Bands;
  /** From how much it is computed; out of nothing it is judged by nobody. */
  outOf(counts: Counts): number;
  rowName?: string;
  otherNames?: readonly string[];
}

interface Counted {
  /** What one adds to the score, or to that of the period where the score counts periods. */
  worth?: number;
  /** Its name in the specification's row of a match analysis: taken, and answered beside its key. */
  rowName?: string;
  /** What else it is called in what is sent, in lower case without spaces and `_`. */
  otherNames?: readonly string[];
}

export interface CountedPart extends Counted {
  key: string;
  label: string;
}

/** Above `upper` it is good, above `lower` fair. */
export interface Bands {
  upper: number;
  lower: number;
}

export interface Tap {
  key: string;
  /** On the button: `+3`, `Try`. */
  label: string;
  name: string;
  adds: Counts;
  /** What it adds counts for the other side than that of who did it: an own goal. */
  isForOtherSide?: boolean;
  /** So many of it send a player off: 1 red card, 2 yellow ones, 5 fouls. */
  sendsOffAfter?: number;
  /** Is pressed after the last period has ended level; adds nothing to the score. */
  inShootOut?: 'scored' | 'missed';
  /** Pressed a few times a game at most: behind one press more. */
  isRare?: boolean;
  card?: CardColour;
}

export type CardColour = 'green' | 'yellow' | 'red';

export interface Periods {
  name: string;
  /** Before its number: Q2. */
  short: string;
  count: number;
  minutes?: number;
  /** Played as often as it takes; without it a draw stands. */
  overtime?: { name: string; short: string; minutes?: number };
  /** The score is the sum of the periods, or counts the periods that a side won: sets, maps. */
  score: 'sum' | 'periods won';
}

export interface TableRules {
  points: { win: number; draw: number; loss: number };
  forfeit: ForfeitRules;
  bonuses?: readonly Bonus[];
  /** What tells teams with the same points apart, the first first. */
  tieBreaks: readonly TieBreak[];
}

/** What counts where a game was not played, or its result was taken away: the other side has won by `score` to 0. */
export interface ForfeitRules {
  score: number;
  /** Of the side that did not come. */
  points: number;
  /** Of one that did not say so in time; else the same. */
  latePoints?: number;
  /** Of the side that stood aside or withdrew before the game, and of the one that a result was taken from; else `points`. */
  walkoverPoints?: number;
  awardedPoints?: number;
  /** Of the other side, beside those for its win. */
  bonus?: number;
}

export type TieBreak = 'wins' | 'difference' | 'for' | 'ratio' | 'headToHead';

export interface Bonus {
  /** As the rule says it: `4 tries or more`. */
  label: string;
  points: number;
  isEarned(side: PlayedSide): boolean;
}

/** A side of a completed game. `totals` are its box score's, if it has one. */
export interface PlayedSide {
  own: number;
  other: number;
  totals: Counts | undefined;
}

export interface Performance {
  /** More of what a player scored than these is Elite, Strong, Solid. */
  labelsOver: readonly [elite: number, strong: number, solid: number];
  highlightsOver: readonly [orange: number, yellow: number];
  /** By what players are measured, where it is not what they scored. */
  by?(counts: Counts): number;
}

export const total = (counts: Counts, key: string): number => counts[key] ?? 0;
