import * as z from 'zod/mini';
import { count } from '#shared/fields.ts';
import { Amount, AtLeastOne, Label, listOf, Note, optional, Sum } from './fields.ts';

// What a definition says of the table.

/** What counts if a game was not played, or its result was taken away: the other side wins by `score` to 0. */
const ForfeitRules = z.strictObject({
  score: count(200),
  /** Points of the side that did not come. */
  points: Amount,
  /** Points of a side that gave no notice in time; defaults to `points`. */
  latePoints: optional(Amount),
  /** Points of a side that stood aside or withdrew before the game, and of one stripped of its result; else `points`. */
  walkoverPoints: optional(Amount),
  awardedPoints: optional(Amount),
  /** Bonus points of the other side, beside those for its win. */
  bonus: optional(Amount),
  /** The rule that this follows, for those who read the file. */
  source: optional(Note),
});
export type ForfeitRules = z.infer<typeof ForfeitRules>;

const TieBreak = z.enum([
  ...(['points', 'wins', 'difference', 'for', 'ratio'] as const),
  /** Where the score counts sets: sets won by sets lost, and the points of all sets. */
  ...(['setRatio', 'pointRatio', 'pointDifference'] as const),
  /** Runs for each over faced less those for each over bowled; a side that was bowled out faced all its overs. */
  'netRunRate',
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
  label: Label,
  points: Amount,
  triesFrom: optional(AtLeastOne(99)),
  losingBy: optional(AtLeastOne(200)),
  perPeriodWon: optional(z.literal(true)),
});
export type Bonus = z.infer<typeof Bonus>;

/** Points of the two sides of a game that was decided late. */
const LatePoints = z.strictObject({ win: Amount, loss: Amount });

const TableOrder = z.enum(['points', 'wins', 'winPercentage']);
export type TableOrder = z.infer<typeof TableOrder>;

export const TableRules = z.strictObject({
  points: z.strictObject({
    win: Amount,
    draw: Amount,
    loss: Amount,
    /** Of both sides, where play was abandoned and its score does not count; without it such a game is in no table. */
    noResult: optional(Amount),
  }),
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
