import * as z from 'zod/mini';
import { count, wholeNumber } from '#shared/fields.ts';
import { text } from '#shared/text.ts';
import {
  Amount,
  AtLeastOne,
  Key,
  Label,
  listOf,
  Minutes,
  maxPeriods,
  Note,
  OtherName,
  optional,
  PositionKey,
  Short,
  Sum,
  TapKey,
  Worth,
} from './fields.ts';
import type { formulas } from './formulas.ts';
import { TableRules } from './table-file.ts';

// What a file of this folder may hold, and a sport of the village's own, which `checked-file.ts` checks. Most pages use only
// its types: they need not load what checks the files.

/** How many of each count a tap adds. */
const Added = z.record(Key, wholeNumber({ min: -20, max: 20 }));

/** The name of a formula in `formulas.ts`. */
const Formula = z.enum([
  'trueShooting',
  'killRatio',
  'strikeRate',
  'overs',
  'economy',
] satisfies readonly (keyof typeof formulas)[]);

const counted = {
  /** What one adds to the score, or to the period's score where the score counts periods. */
  worth: optional(Worth),
  /** Its name in the specification's match analysis: accepted, and answered beside its key. */
  rowName: optional(OtherName),
  /** Other names that are accepted, in lower case without spaces and `_`. */
  otherNames: optional(listOf(OtherName)),
};

const shown = {
  key: Key,
  /** The column heading, as a fan says it: PTS. */
  abbreviation: Short,
  label: Label,
  /** Has a column in the match analysis, but none in the plain box score. */
  inAnalysisOnly: optional(z.boolean()),
  /** Has a column in box scores, but players are not compared by it. */
  inBoxScoresOnly: optional(z.boolean()),
  /** Is counted and typed, but has no column of its own; a team's totals show it if there was any. */
  withoutColumn: optional(z.boolean()),
};

/** A value above `upper` is good, above `lower` fair. */
const Bands = z.strictObject({ upper: Amount, lower: Amount });
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

const CountedPart = z.strictObject({ key: Key, label: Label, ...counted });

/** Attempts and successes: two counts, of which `made` is never more than `attempted`. */
const Pair = z.strictObject({
  kind: z.literal('pair'),
  ...shown,
  made: CountedPart,
  attempted: CountedPart,
  /** The key under which answers have the success rate, a whole number from 0 to 100. */
  percentageKey: Key,
  /** The key of the pair that includes these attempts: three-pointers are field goals too. */
  within: optional(Key),
  /** How many a player needs for each game of the team to lead in the success rate; 1 by default. */
  leastAttempts: optional(count(999)),
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
  rowName: optional(OtherName),
  otherNames: optional(listOf(OtherName)),
});

export type Derived = z.infer<typeof Derived>;

const Statistic = z.discriminatedUnion('kind', [Count, Pair, Derived]);
export type Statistic = z.infer<typeof Statistic>;

const CardColour = z.enum(['green', 'yellow', 'red']);
export type CardColour = z.infer<typeof CardColour>;

/** A ball, in a sport of innings. */
const Ball = z.strictObject({
  /** As an over shows it: `·`, `4`, `wd`, `W`. */
  mark: Short,
  /** A wide and a no-ball are not: they are bowled again. */
  isLegal: z.boolean(),
  /** What the batters ran: after an odd number they have changed ends. */
  ran: count(20),
});

/** How a batter's innings ended. */
const Dismissal = z.strictObject({
  /** As a scorecard says it, with `{bowler}` and `{fielder}`. */
  text: Label,
  /** It is the batter who did not face the ball. */
  isOther: optional(z.boolean()),
  /** Costs no wicket: retired hurt. */
  isNotOut: optional(z.boolean()),
});

const Tap = z.strictObject({
  key: TapKey,
  /** The text on the button: `+3`, `Try`. */
  label: text({ max: 20 }),
  name: Label,
  adds: Added,
  /** Counts for the side opposite to that of the player: an own goal. */
  isForOtherSide: optional(z.boolean()),
  /** After this many the player is sent off: 1 red card, 2 yellow ones, 5 fouls. */
  sendsOffAfter: optional(AtLeastOne(20)),
  /** Is pressed after the last period has ended level; adds nothing to the score. */
  inShootOut: optional(z.enum(['scored', 'missed'])),
  /** Pressed a few times a game at most, and so hidden behind one more press. */
  isRare: optional(z.boolean()),
  card: optional(CardColour),
  /** Nobody on a roster did it, so that nobody is asked who: a technical foul of the bench. */
  isOfTeam: optional(z.boolean()),
  /** Only players in these positions can be given it: netball's shooters. */
  positions: optional(listOf(PositionKey)),
  /** The player is off for so long, and comes back: a sin bin, a green card. Nothing refuses a play of theirs meanwhile. */
  suspendsMinutes: optional(AtLeastOne(99)),
  /** What it counts for the second player, of the other side: the bowler. */
  addsToOther: optional(Added),
  /** The same for the third, who is also of the other side: the fielder. */
  addsToFielder: optional(Added),
  ball: optional(Ball),
  dismissal: optional(Dismissal),
});
export type Tap = z.infer<typeof Tap>;

/** A position that one player of a side has at a time, as the bibs of netball show it. */
const Position = z.strictObject({
  /** On the bib: GS. */
  key: PositionKey,
  name: Label,
  /** Other ways in which rosters write it. */
  otherNames: optional(listOf(OtherName)),
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
  taps: listOf(TapKey),
  /** With so many a player may not go on. */
  limit: AtLeastOne(20),
  /** What is said of a player who has reached it. */
  limitWord: Label,
  /** So many of these taps end a player's game whatever the limit. */
  disqualifies: listOf(z.strictObject({ taps: listOf(TapKey), count: AtLeastOne(20) })),
  /** After so many of a team in a period; overtime counts with the last period. */
  teamBonusAfter: optional(count(20)),
  /** The rule that this follows, for those who read the file. */
  source: optional(Note),
});

/** What a set is won by, and what goes with it. It is said to the scorer, who decides. */
const SetRules = z.strictObject({
  /** Won by the side that first has so many points, by so many more than the other. */
  points: AtLeastOne(200),
  by: AtLeastOne(20),
  /** The side that has so many has won, by however little. */
  cap: optional(AtLeastOne(200)),
  /** The points of the last set, if all are played. */
  decidingPoints: optional(AtLeastOne(200)),
  serve: z.strictObject({
    /** Whoever won the rally, or the sides in turn: for some points, or for a game of the set. */
    by: z.enum(['rally winner', 'turns', 'games']),
    /** The points of a turn; one each once both sides have `shortFrom`. */
    turn: optional(AtLeastOne(50)),
    shortFrom: optional(count(200)),
    /** Who begins the next set: the side that did not begin this one, or its winner. */
    nextSet: optional(z.enum(['other side', 'winner'])),
  }),
  /** The sides change ends after each set, and in the last also at so many points; or after each odd game of a set. */
  changesEndsAt: optional(z.union([AtLeastOne(200), z.literal('odd games')])),
  /** The players on court rotate when their side wins the serve. */
  rotates: optional(z.boolean()),
  /** A set counts games, not points: each is won as a set is, and called by these names. */
  games: optional(
    z.strictObject({
      points: AtLeastOne(50),
      by: AtLeastOne(20),
      called: listOf(Short),
      /** The game that decides a set in which both have won so many. */
      tieBreak: z.strictObject({ at: AtLeastOne(50), points: AtLeastOne(50) }),
    }),
  ),
});
export type SetRules = z.infer<typeof SetRules>;

const Periods = z.strictObject({
  name: text({ max: 20 }),
  /** Comes before its number: Q2. */
  short: text({ max: 4 }),
  count: AtLeastOne(maxPeriods),
  minutes: optional(Minutes),
  /** Without it no clock is shown. */
  clock: optional(PeriodClock),
  /** Repeated as often as it takes; without it a draw stands. */
  overtime: optional(z.strictObject({ name: text({ max: 20 }), short: text({ max: 4 }), minutes: optional(Minutes) })),
  /** The score is the sum of all periods, or the number of periods that a side won: sets, maps. */
  score: z.enum(['sum', 'periods won']),
  sets: optional(SetRules),
});

export type Periods = z.infer<typeof Periods>;

/** One side bats in each period: the first values of a game, whose toss may set others. */
const InningsRules = z.strictObject({
  overs: AtLeastOne(50),
  ballsPerOver: AtLeastOne(20),
  players: wholeNumber({ min: 2, max: 11 }),
});
export type InningsRules = z.infer<typeof InningsRules>;

const Performance = z.strictObject({
  /** A player whose measure is above these is Elite, Strong, Solid. */
  labelsOver: z.readonly(z.tuple([Amount, Amount, Amount])),
  /** Orange and yellow. */
  highlightsOver: z.readonly(z.tuple([Amount, Amount])),
  /** What players are measured by, if not by what they scored. */
  by: optional(Sum),
});

/** What places an event: the least time, the greatest distance, the most points of judges, or the place that is typed. */
const Measure = z.enum(['time', 'distance', 'points', 'place']);
export type Measure = z.infer<typeof Measure>;

/** Events with places and marks in place of two sides. A village holds them as meets, beside games or without any. */
const Placings = z.strictObject({
  /** That of a new event. */
  measure: Measure,
  /** The usual events, which the form of a meet offers; `measure` where it is another. */
  events: listOf(z.strictObject({ name: Label, measure: optional(Measure) })).check(
    z.maxLength(60, 'must have at most 60'),
  ),
});

export const SportFile = z.strictObject({
  /** Stored in the sport's row, so it never changes. A new sport of this name gets this definition by default. */
  key: TapKey,
  name: Label,
  /** For those who read the file. */
  about: optional(Note),
  /** In the order of a box score's columns. */
  statistics: listOf(Statistic).check(z.minLength(1, 'must have one or more'), z.maxLength(40, 'must have at most 40')),
  /** The buttons of a scorer's console. What one adds to the score is `computeScore(definition, tap.adds)`. */
  taps: listOf(Tap).check(z.minLength(1, 'must have one or more'), z.maxLength(80, 'must have at most 80')),
  fouls: optional(FoulRules),
  /** How many attempts each side has in a shoot-out, before every one decides. */
  shootOut: optional(z.strictObject({ attempts: AtLeastOne(11) })),
  /** How many of a side play at once, if there is such a number. */
  onCourt: optional(AtLeastOne(30)),
  /** The positions of those who play at once, in the order in which the console shows them. */
  positions: optional(listOf(Position)),
  /** A restart that the sides take in turn, whoever scored: netball's centre pass. `short` marks whose it is. */
  alternatingRestart: optional(z.strictObject({ name: Label, short: text({ max: 4 }) })),
  periods: Periods,
  innings: optional(InningsRules),
  table: TableRules,
  performance: Performance,
  placings: optional(Placings),
});
export type SportFile = z.infer<typeof SportFile>;
