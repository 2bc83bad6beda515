import * as z from 'zod/mini';
import type { formulas } from './formulas.ts';

// What a file of this folder may hold. Browsers use only its types: they need not load what checks the files.

/** A sum of counts by their worth: `{ "wins": 2, "draws": 1 }`. */
const Sum = z.record(z.string(), z.number());
export type Sum = z.infer<typeof Sum>;

/** The name of a formula in `formulas.ts`. */
const Formula = z.enum([
  'trueShooting',
  'killRatio',
  'strikeRate',
  'overs',
  'economy',
] satisfies readonly (keyof typeof formulas)[]);

const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry));
const optional = z.exactOptional;

const counted = {
  /** What one adds to the score, or to the period's score where the score counts periods. */
  worth: optional(z.number()),
  /** Its name in the specification's match analysis: accepted, and answered beside its key. */
  rowName: optional(z.string()),
  /** Other names that are accepted, in lower case without spaces and `_`. */
  otherNames: optional(listOf(z.string())),
};

const shown = {
  key: z.string(),
  /** The column heading, as a fan says it: PTS. */
  abbreviation: z.string(),
  label: z.string(),
  /** Has a column in the match analysis, but none in the plain box score. */
  inAnalysisOnly: optional(z.boolean()),
  /** Has a column in box scores, but players are not compared by it. */
  inBoxScoresOnly: optional(z.boolean()),
  /** Is counted and typed, but has no column of its own; a team's totals show it if there was any. */
  withoutColumn: optional(z.boolean()),
};

/** A value above `upper` is good, above `lower` fair. */
const Bands = z.strictObject({ upper: z.number(), lower: z.number() });
export type Bands = z.infer<typeof Bands>;

const Count = z.strictObject({
  kind: z.literal('count'),
  ...shown,
  ...counted,
  /** Of the team as a whole and not of a player: an own goal, a penalty try. */
  teamOnly: optional(z.boolean()),
  /** Set where more is not better: fewer fouls are better, and moves are neither. No player leads in either. */
  better: optional(z.enum(['fewer', 'neither'])),
  /** Its value as long as nobody has typed one. */
  follows: optional(Sum),
});
export type Count = z.infer<typeof Count>;

const CountedPart = z.strictObject({ key: z.string(), label: z.string(), ...counted });

/** Attempts and successes: two counts, of which `made` is never more than `attempted`. */
const Pair = z.strictObject({
  kind: z.literal('pair'),
  ...shown,
  made: CountedPart,
  attempted: CountedPart,
  /** The key under which answers have the success rate, a whole number from 0 to 100. */
  percentageKey: z.string(),
  /** The key of the pair that includes these attempts: three-pointers are field goals too. */
  within: optional(z.string()),
  /** How many a player needs for each game of the team to lead in the success rate; 1 by default. */
  leastAttempts: optional(z.number()),
  bands: optional(Bands),
  teamOnly: optional(z.boolean()),
});
export type Pair = z.infer<typeof Pair>;

/** Computed from counts, never stored: true shooting, the points of tries and kicks. */
const Derived = z.strictObject({
  kind: z.literal('derived'),
  ...shown,
  of: z.union([Sum, Formula]),
  unit: optional(z.literal('%')),
  bands: optional(Bands),
  /** The amount that it is computed from; if that is 0, the value is not rated. */
  outOf: Sum,
  /** Set where more is not better. */
  better: optional(z.enum(['fewer', 'neither'])),
  rowName: optional(z.string()),
  otherNames: optional(listOf(z.string())),
});

export type Derived = z.infer<typeof Derived>;

const Statistic = z.discriminatedUnion('kind', [Count, Pair, Derived]);
export type Statistic = z.infer<typeof Statistic>;

const CardColour = z.enum(['green', 'yellow', 'red']);
export type CardColour = z.infer<typeof CardColour>;

/** A ball, in a sport of innings. */
const Ball = z.strictObject({
  /** As an over shows it: `·`, `4`, `wd`, `W`. */
  mark: z.string(),
  /** A wide and a no-ball are not: they are bowled again. */
  isLegal: z.boolean(),
  /** What the batters ran: after an odd number they have changed ends. */
  ran: z.number(),
});

/** How a batter's innings ended. */
const Dismissal = z.strictObject({
  /** As a scorecard says it, with `{bowler}` and `{fielder}`. */
  text: z.string(),
  /** It is the batter who did not face the ball. */
  isOther: optional(z.boolean()),
  /** Costs no wicket: retired hurt. */
  isNotOut: optional(z.boolean()),
});

const Tap = z.strictObject({
  key: z.string(),
  /** The text on the button: `+3`, `Try`. */
  label: z.string(),
  name: z.string(),
  adds: z.record(z.string(), z.number()),
  /** Counts for the side opposite to that of the player: an own goal. */
  isForOtherSide: optional(z.boolean()),
  /** After this many the player is sent off: 1 red card, 2 yellow ones, 5 fouls. */
  sendsOffAfter: optional(z.number()),
  /** Is pressed after the last period has ended level; adds nothing to the score. */
  inShootOut: optional(z.enum(['scored', 'missed'])),
  /** Pressed a few times a game at most, and so hidden behind one more press. */
  isRare: optional(z.boolean()),
  card: optional(CardColour),
  /** Only players in these positions can be given it: netball's shooters. */
  positions: optional(listOf(z.string())),
  /** The player is off for so long, and comes back: a sin bin, a green card. Nothing refuses a play of theirs meanwhile. */
  suspendsMinutes: optional(z.number()),
  /** What it counts for the second player, of the other side: the bowler. */
  addsToOther: optional(z.record(z.string(), z.number())),
  /** The same for the third, who is also of the other side: the fielder. */
  addsToFielder: optional(z.record(z.string(), z.number())),
  ball: optional(Ball),
  dismissal: optional(Dismissal),
});
export type Tap = z.infer<typeof Tap>;

/** A position that one player of a side has at a time, as the bibs of netball show it. */
const Position = z.strictObject({
  /** On the bib: GS. */
  key: z.string(),
  name: z.string(),
  /** Other ways in which rosters write it. */
  otherNames: optional(listOf(z.string())),
});
export type Position = z.infer<typeof Position>;

/** The clock of a period, which tells the time and decides nothing. */
const PeriodClock = z.strictObject({
  /** Whether it stops with play, so that the console has a key for it, or runs on through most of a period. */
  kind: z.enum(['stopping', 'running']),
  /** Counting down takes the minutes of a period. Counting up shows what is played beyond them as stoppage time: 45+2. */
  counts: z.enum(['up', 'down']),
  /** Counting up, whether a period goes on where the one before ended: the second half begins at 45:00. */
  continues: optional(z.boolean()),
});

/** Fouls that end a player's game, and those of a team that give the other side free throws. */
const FoulRules = z.strictObject({
  /** The taps that count, for the player and for the team. */
  taps: listOf(z.string()),
  /** With so many a player may not go on. */
  limit: z.number(),
  /** What is said of a player who has reached it. */
  limitWord: z.string(),
  /** So many of these taps end a player's game whatever the limit. */
  disqualifies: listOf(z.strictObject({ taps: listOf(z.string()), count: z.number() })),
  /** After so many of a team in a period; overtime counts with the last period. */
  teamBonusAfter: optional(z.number()),
  /** The rule that this follows, for those who read the file. */
  source: optional(z.string()),
});

/** What a set is won by, and what goes with it. It is said to the scorer, who decides. */
const SetRules = z.strictObject({
  /** Won by the side that first has so many points, by so many more than the other. */
  points: z.number(),
  by: z.number(),
  /** The side that has so many has won, by however little. */
  cap: optional(z.number()),
  /** The points of the last set, if all are played. */
  decidingPoints: optional(z.number()),
  serve: z.strictObject({
    /** Whoever won the rally, or the sides in turn: for some points, or for a game of the set. */
    by: z.enum(['rally winner', 'turns', 'games']),
    /** The points of a turn; one each once both sides have `shortFrom`. */
    turn: optional(z.number()),
    shortFrom: optional(z.number()),
    /** Who begins the next set: the side that did not begin this one, or its winner. */
    nextSet: optional(z.enum(['other side', 'winner'])),
  }),
  /** The sides change ends after each set, and in the last also at so many points; or after each odd game of a set. */
  changesEndsAt: optional(z.union([z.number(), z.literal('odd games')])),
  /** The players on court rotate when their side wins the serve. */
  rotates: optional(z.boolean()),
  /** A set counts games, not points: each is won as a set is, and called by these names. */
  games: optional(
    z.strictObject({
      points: z.number(),
      by: z.number(),
      called: listOf(z.string()),
      /** The game that decides a set in which both have won so many. */
      tieBreak: z.strictObject({ at: z.number(), points: z.number() }),
    }),
  ),
});
export type SetRules = z.infer<typeof SetRules>;

const Periods = z.strictObject({
  name: z.string(),
  /** Comes before its number: Q2. */
  short: z.string(),
  count: z.number(),
  minutes: optional(z.number()),
  /** Without it no clock is shown. */
  clock: optional(PeriodClock),
  /** Repeated as often as it takes; without it a draw stands. */
  overtime: optional(z.strictObject({ name: z.string(), short: z.string(), minutes: optional(z.number()) })),
  /** The score is the sum of all periods, or the number of periods that a side won: sets, maps. */
  score: z.enum(['sum', 'periods won']),
  sets: optional(SetRules),
});

export type Periods = z.infer<typeof Periods>;

/** One side bats in each period: the first values of a game, whose toss may set others. */
const InningsRules = z.strictObject({ overs: z.number(), ballsPerOver: z.number(), players: z.number() });
export type InningsRules = z.infer<typeof InningsRules>;

/** What counts if a game was not played, or its result was taken away: the other side wins by `score` to 0. */
const ForfeitRules = z.strictObject({
  score: z.number(),
  /** Points of the side that did not come. */
  points: z.number(),
  /** Points of a side that gave no notice in time; defaults to `points`. */
  latePoints: optional(z.number()),
  /** Points of a side that stood aside or withdrew before the game, and of one stripped of its result; else `points`. */
  walkoverPoints: optional(z.number()),
  awardedPoints: optional(z.number()),
  /** Bonus points of the other side, beside those for its win. */
  bonus: optional(z.number()),
  /** The rule that this follows, for those who read the file. */
  source: optional(z.string()),
});
export type ForfeitRules = z.infer<typeof ForfeitRules>;

const TieBreak = z.enum([
  ...(['points', 'wins', 'difference', 'for', 'ratio'] as const),
  /** Where the score counts sets: sets won by sets lost, and the points of all sets. */
  ...(['setRatio', 'pointRatio', 'pointDifference'] as const),
  /** What was scored and won away from home. */
  ...(['awayFor', 'awayWins'] as const),
  /** In the games between level teams: points, difference, what was scored, and what was scored away. */
  ...(['headToHead', 'headToHeadDifference', 'headToHeadFor', 'headToHeadAwayFor'] as const),
]);
export type TieBreak = z.infer<typeof TieBreak>;

/**
 * As the rule words it (`4 tries or more`): earned by at least so many tries, by losing by at most so much, or once for each
 * period won.
 */
const Bonus = z.strictObject({
  label: z.string(),
  points: z.number(),
  triesFrom: optional(z.number()),
  losingBy: optional(z.number()),
  perPeriodWon: optional(z.literal(true)),
});
export type Bonus = z.infer<typeof Bonus>;

/** Points of the two sides of a game that was decided late. */
const LatePoints = z.strictObject({ win: z.number(), loss: z.number() });

const TableOrder = z.enum(['points', 'wins', 'winPercentage']);
export type TableOrder = z.infer<typeof TableOrder>;

const TableRules = z.strictObject({
  points: z.strictObject({ win: z.number(), draw: z.number(), loss: z.number() }),
  /** What the best team has most of: points (the default), wins, or its share of wins, where a draw is half a win. */
  order: optional(TableOrder),
  /** In place of `points` where the score differs by one set: 3–2, in volleyball. */
  decidingSet: optional(LatePoints),
  /** In place of `points` after overtime or a shoot-out. The shoot-out then decides the game for the table as well. */
  overtime: optional(LatePoints),
  forfeit: ForfeitRules,
  bonuses: optional(listOf(Bonus)),
  /** How many tries a box score's counts make, in a sport whose bonuses need them. */
  countTries: optional(Sum),
  /** What separates teams with the same points, in this order. */
  tieBreaks: listOf(TieBreak),
  /**
   * When the games between the teams that are still level are compared again, without those between the others: as soon as
   * any team is separated (the default), after the last of the head-to-head criteria, or never.
   */
  headToHeadAgain: optional(z.enum(['atOnce', 'afterHeadToHead', 'never'])),
});
export type TableRules = z.infer<typeof TableRules>;

const Performance = z.strictObject({
  /** A player whose measure is above these is Elite, Strong, Solid. */
  labelsOver: z.readonly(z.tuple([z.number(), z.number(), z.number()])),
  /** Orange and yellow. */
  highlightsOver: z.readonly(z.tuple([z.number(), z.number()])),
  /** What players are measured by, if not by what they scored. */
  by: optional(Sum),
});

/** What places an event: the least time, the greatest distance, the most points of judges, or the place that is typed. */
const Measure = z.enum(['time', 'distance', 'points', 'place']);

/** Events with places and marks in place of two sides. A village holds them as meets, beside games or without any. */
const Placings = z.strictObject({
  /** That of a new event. */
  measure: Measure,
  /** The usual events, which the form of a meet offers; `measure` where it is another. */
  events: listOf(z.strictObject({ name: z.string(), measure: optional(Measure) })),
});

export const SportFile = z.strictObject({
  /** Stored in the sport's row, so it never changes. A new sport of this name gets this definition by default. */
  key: z.string(),
  name: z.string(),
  /** For those who read the file. */
  about: optional(z.string()),
  /** In the order of a box score's columns. */
  statistics: listOf(Statistic),
  /** The buttons of a scorer's console. What one adds to the score is `computeScore(definition, tap.adds)`. */
  taps: listOf(Tap),
  fouls: optional(FoulRules),
  /** How many attempts each side has in a shoot-out, before every one decides. */
  shootOut: optional(z.strictObject({ attempts: z.number() })),
  /** How many of a side play at once, if there is such a number. */
  onCourt: optional(z.number()),
  /** The positions of those who play at once, in the order in which the console shows them. */
  positions: optional(listOf(Position)),
  /** A restart that the sides take in turn, whoever scored: netball's centre pass. `short` marks whose it is. */
  alternatingRestart: optional(z.strictObject({ name: z.string(), short: z.string() })),
  periods: Periods,
  innings: optional(InningsRules),
  table: TableRules,
  performance: Performance,
  placings: optional(Placings),
});
export type SportFile = z.infer<typeof SportFile>;
