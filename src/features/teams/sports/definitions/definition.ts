/** Counts by the key of the statistic: of a player in a game, of a team, or of a season. */
export type Counts = Readonly<Record<string, number>>;

/** Everything the app knows of a sport. Screens and server read it; no code compares a sport's name. */
export interface SportDefinition {
  /** Stored in the sport's row, so it never changes. A new sport of this name gets this definition by default. */
  key: string;
  name: string;
  /** In the order of a box score's columns. */
  statistics: readonly Statistic[];
  /** The buttons of a scorer's console. What one adds to the score is `computeScore(definition, tap.adds)`. */
  taps: readonly Tap[];
  /** How many of a side play at once, if there is such a number. */
  onCourt?: number;
  periods: Periods;
  table: TableRules;
  performance: Performance;
}

export type Statistic = Count | Pair | Derived;

interface Shown {
  key: string;
  /** The column heading, as a fan says it: PTS. */
  abbreviation: string;
  label: string;
  /** Has a column in the match analysis, but none in the plain box score. */
  inAnalysisOnly?: boolean;
  /** Is counted and typed, but has no column of its own; a team's totals show it if there was any. */
  withoutColumn?: boolean;
}

export interface Count extends Shown, Counted {
  kind: 'count';
  /** Of the team as a whole and not of a player: an own goal, a penalty try. */
  teamOnly?: boolean;
  /** Set where more is not better: fewer fouls are better, and moves are neither. No player leads in either. */
  better?: 'fewer' | 'neither';
  /** Its value as long as nobody has typed one. */
  follows?(counts: Counts): number;
}

/** Attempts and successes: two counts, of which `made` is never more than `attempted`. */
export interface Pair extends Shown {
  kind: 'pair';
  made: CountedPart;
  attempted: CountedPart;
  /** The key under which answers have the success rate, a whole number from 0 to 100. */
  percentageKey: string;
  /** The key of the pair that includes these attempts: three-pointers are field goals too. */
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
  /** The amount that it is computed from; if that is 0, the value is not rated. */
  outOf(counts: Counts): number;
  rowName?: string;
  otherNames?: readonly string[];
}

interface Counted {
  /** What one adds to the score, or to the period's score where the score counts periods. */
  worth?: number;
  /** Its name in the specification's match analysis: accepted, and answered beside its key. */
  rowName?: string;
  /** Other names that are accepted, in lower case without spaces and `_`. */
  otherNames?: readonly string[];
}

export interface CountedPart extends Counted {
  key: string;
  label: string;
}

/** A value above `upper` is good, above `lower` fair. */
export interface Bands {
  upper: number;
  lower: number;
}

export interface Tap {
  key: string;
  /** The text on the button: `+3`, `Try`. */
  label: string;
  name: string;
  adds: Counts;
  /** Counts for the side opposite to that of the player: an own goal. */
  isForOtherSide?: boolean;
  /** After this many the player is sent off: 1 red card, 2 yellow ones, 5 fouls. */
  sendsOffAfter?: number;
  /** Is pressed after the last period has ended level; adds nothing to the score. */
  inShootOut?: 'scored' | 'missed';
  /** Pressed a few times a game at most, and so hidden behind one more press. */
  isRare?: boolean;
  card?: CardColour;
}

export type CardColour = 'green' | 'yellow' | 'red';

export interface Periods {
  name: string;
  /** Comes before its number: Q2. */
  short: string;
  count: number;
  minutes?: number;
  /** Repeated as often as it takes; without it a draw stands. */
  overtime?: { name: string; short: string; minutes?: number };
  /** The score is the sum of all periods, or the number of periods that a side won: sets, maps. */
  score: 'sum' | 'periods won';
}

export interface TableRules {
  points: { win: number; draw: number; loss: number };
  forfeit: ForfeitRules;
  bonuses?: readonly Bonus[];
  /** How many tries a box score's counts make, in a sport whose bonuses need them. */
  countTries?(counts: Counts): number;
  /** What separates teams with the same points, in this order. */
  tieBreaks: readonly TieBreak[];
  /**
   * When the games between the teams that are still level are compared again, without those between the others: as soon as
   * any team is separated (the default), after the last of the head-to-head criteria, or never.
   */
  headToHeadAgain?: 'atOnce' | 'afterHeadToHead' | 'never';
}

/** What counts if a game was not played, or its result was taken away: the other side wins by `score` to 0. */
export interface ForfeitRules {
  score: number;
  /** Points of the side that did not come. */
  points: number;
  /** Points of a side that gave no notice in time; defaults to `points`. */
  latePoints?: number;
  /** Points of a side that stood aside or withdrew before the game, and of one stripped of its result; else `points`. */
  walkoverPoints?: number;
  awardedPoints?: number;
  /** Bonus points of the other side, beside those for its win. */
  bonus?: number;
}

export type TieBreak =
  | 'wins'
  | 'difference'
  | 'for'
  | 'ratio'
  /** What was scored and won away from home. */
  | 'awayFor'
  | 'awayWins'
  /** In the games between level teams: points, difference, and what was scored. */
  | 'headToHead'
  | 'headToHeadDifference'
  | 'headToHeadFor';

const betweenThem: readonly TieBreak[] = ['headToHead', 'headToHeadDifference', 'headToHeadFor'];

/** FIBA, Official Basketball Rules, D.1.3: first the games between level teams, then all games. */
export const fibaTieBreaks: readonly TieBreak[] = [...betweenThem, 'difference', 'for'];

/** UEFA, group stages: as FIBA's, then the later criteria that a table can tell by itself. */
export const uefaTieBreaks: readonly TieBreak[] = [...fibaTieBreaks, 'awayFor', 'wins', 'awayWins'];

export interface Bonus {
  /** As the rule words it: `4 tries or more`. */
  label: string;
  /** What must be known of a side, beside its score, to tell whether it earned this. */
  needs?: 'tries';
  points: number;
  isEarned(side: PlayedSide): boolean;
}

/** A side of a completed game. */
export interface PlayedSide {
  own: number;
  other: number;
  /** Null if nobody counted them. */
  tries: number | null;
}

export interface Performance {
  /** A player whose measure is above these is Elite, Strong, Solid. */
  labelsOver: readonly [elite: number, strong: number, solid: number];
  highlightsOver: readonly [orange: number, yellow: number];
  /** What players are measured by, if not by what they scored. */
  by?(counts: Counts): number;
}

export const total = (counts: Counts, key: string): number => counts[key] ?? 0;
