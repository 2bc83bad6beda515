import * as z from 'zod/mini';
import { Day, wholeNumber } from '#shared/fields.ts';

/** 24-hour wall time of the village: `18:00`; an end may be `24:00`. */
export const WallTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 18:00'));

const Key = z.string().check(z.minLength(1), z.maxLength(80));

/** Both days included. With times, only that part of each day. */
export const Absence = z.strictObject({
  from: Day,
  until: Day,
  fromTime: z.optional(WallTime),
  untilTime: z.optional(WallTime),
  /** Only its home games, or its away games: its hall is taken, or it cannot travel. */
  side: z.optional(z.enum(['home', 'away'])),
});
export type Absence = z.infer<typeof Absence>;

export const TimetableTeam = z.strictObject({
  id: Key,
  name: z.string(),
  /** The competitions' days of rest between two of its games apply, unless it has its own: 0 allows two games on a day. */
  restDays: z.optional(z.int().check(z.gte(0), z.lte(60))),
  absences: z.array(Absence),
  /** No game of it starts earlier, or ends later. */
  notBefore: z.optional(WallTime),
  notAfter: z.optional(WallTime),
});
export type TimetableTeam = z.infer<typeof TimetableTeam>;

/** One playing area: two games on it never overlap. */
export const Court = z.strictObject({ id: Key, venue: z.string(), name: z.string() });
export type Court = z.infer<typeof Court>;

/** A time on a court in which one game can be played. Slots of one court may overlap: only one of them is then used. */
export const Slot = z.strictObject({
  court: Key,
  day: Day,
  from: WallTime,
  /** How long it is, in minutes. */
  minutes: z.int().check(z.gte(1), z.lte(1440)),
});
export type Slot = z.infer<typeof Slot>;

/** Who plays on one side: a team, or what an earlier game or a table will say. */
export const Side = z.union([
  z.strictObject({ team: Key }),
  z.strictObject({ winnerOf: Key }),
  z.strictObject({ loserOf: Key }),
  /** The first is 1. `group` is null for the only table of a competition. */
  z.strictObject({ place: z.int().check(z.gte(1)), group: z.nullable(Key) }),
  /** Who is drawn after the round before (Swiss): 1 and 2 meet on the first board, 3 and 4 on the second. */
  z.strictObject({ drawn: z.int().check(z.gte(1)) }),
]);
export type Side = z.infer<typeof Side>;

export const TimetableGame = z.strictObject({
  /** Unique in the timetable, and the same when it is made again. */
  id: Key,
  competition: Key,
  home: Side,
  away: Side,
  /** `Group A`; null outside groups. */
  group: z.nullable(z.string()),
  /** `Round 3`, `Semi-final`. */
  round: z.nullable(z.string()),
  /** Order of rounds in its competition, from 1: games of a later stage come after those that they wait for. */
  stage: z.int().check(z.gte(1)),
  minutes: z.int().check(z.gte(1), z.lte(1440)),
  /** The courts on which it may be played; all if left out. A team's own hall is this, too. */
  courts: z.optional(z.array(Key)),
  /** Only on these days, both included: a derby in week 5. `wish` names who asks for them. */
  between: z.optional(z.strictObject({ from: Day, until: Day, wish: z.optional(z.string()) })),
  /** Games that must be over, with the days of rest of the competition, before it. */
  after: z.optional(z.array(Key)),
  /** Where it stays: it was placed by hand, published or played. */
  fixed: z.optional(Slot),
});
export type TimetableGame = z.infer<typeof TimetableGame>;

export const TimetableCompetition = z.strictObject({
  id: Key,
  name: z.string(),
  /** Days without a game between two games of a team: 0 allows two days in a row, or two games on a day if `gamesPerDay` does. */
  restDays: z.int().check(z.gte(0), z.lte(60)),
  /** How many games a team plays on one day at most. */
  gamesPerDay: z.int().check(z.gte(1), z.lte(20)),
  /** How many games a team plays in a week, Monday to Sunday, at most; null without such a rule. */
  gamesPerWeek: z.nullable(z.int().check(z.gte(1), z.lte(50))),
  /** Days without a game between two games of the same teams, at least: 60 allows the 1st and the 62nd day. */
  daysBetweenReturns: z.int().check(z.gte(0), z.lte(400)),
  /** Minutes between two games of a team on one day, at least. */
  breakMinutes: z.int().check(z.gte(0), z.lte(1440)),
});
export type TimetableCompetition = z.infer<typeof TimetableCompetition>;

/**
 * A window of days in which a team has at most `most` games; each game more costs `penalty`, or is refused if `isHard`.
 * It slides over all days of the season, and lies wholly within it.
 */
export const WindowRule = z.strictObject({
  /** All teams if empty. */
  teams: z.array(Key),
  side: z.enum(['home', 'away', 'either']),
  days: z.int().check(z.gte(1), z.lte(400)),
  most: z.int().check(z.gte(0), z.lte(1000)),
  penalty: z.number().check(z.gte(0)),
  isHard: z.boolean(),
});
export type WindowRule = z.infer<typeof WindowRule>;

/** Two teams that must never play at the same time (`players` null), or share that many players, which is to be avoided. */
export const Together = z.strictObject({
  teams: z.tuple([Key, Key]),
  players: z.nullable(z.int().check(z.gte(1))),
  /** Only where both play at home: they have one hall. */
  side: z.optional(z.literal('home')),
});
export type Together = z.infer<typeof Together>;

/** A game of others that is on already: it takes its court, and its teams' time. */
export const Busy = z.strictObject({ ...Slot.shape, court: z.nullable(Key), teams: z.array(Key), title: z.string() });
export type Busy = z.infer<typeof Busy>;

/** What each thing costs that a plan should avoid; 0 turns it off. */
export const Weights = z.strictObject({
  /** A game that has no place. */
  unplaced: z.number(),
  /** A team's next game within its days of rest, and each such window rule by its penalty. */
  closeGame: z.number(),
  /** By how many games the busiest and the idlest team of a competition are apart at any time. */
  gamesPlayedDifference: z.number(),
  /** By how many days of rest two opponents differ before their game. */
  restDifference: z.number(),
  /** By how many home games more or less than half. */
  homeAway: z.number(),
  /** By how many early or late slots a team has more than its share. */
  slotFairness: z.number(),
  /** Two teams with shared players at the same time, for each player. */
  sharedPlayers: z.number(),
  /** A game that moved from where it stood (when an evening is called off). */
  moved: z.number(),
});
export type Weights = z.infer<typeof Weights>;

export const TimetableQuestion = z.strictObject({
  name: z.string(),
  /** Both included. */
  firstDay: Day,
  lastDay: Day,
  teams: z.array(TimetableTeam),
  courts: z.array(Court),
  slots: z.array(Slot),
  competitions: z.array(TimetableCompetition),
  games: z.array(TimetableGame),
  windows: z.array(WindowRule),
  together: z.array(Together),
  busy: z.array(Busy),
  /** Days without any game, both ends included. */
  daysOff: z.array(z.strictObject({ from: Day, until: Day, reason: z.string() })),
  weights: z.optional(z.partial(Weights)),
  /** Where games stand now, if they do: the search starts there, and each that moves costs `weights.moved`. */
  current: z.optional(z.array(z.strictObject({ game: Key, slot: Slot }))),
});
export type TimetableQuestion = z.infer<typeof TimetableQuestion>;

export const Placement = z.strictObject({ game: Key, slot: Slot });
export type Placement = z.infer<typeof Placement>;

export const TimetableMeasures = z.object({
  games: z.int(),
  unplaced: z.int(),
  closeGames: z.int(),
  /** The largest at any time, of any competition. */
  gamesPlayedDifference: z.int(),
  /** Summed over all games, in days. */
  restDifference: z.int(),
  /** The most that home and away games of a team differ by. */
  homeAwayDifference: z.int(),
  /** The most that the late slots, or the early ones, of two teams of a competition differ by. */
  lateDifference: z.int(),
  earlyDifference: z.int(),
  sharedPlayerClashes: z.int(),
  /** What the weights make of all this. */
  cost: z.number(),
});
export type TimetableMeasures = z.infer<typeof TimetableMeasures>;

/** A game that has no place: why, in a sentence, and the smallest change that would give it one. */
export const Unplaced = z.strictObject({ game: Key, reason: z.string(), help: z.nullable(z.string()) });
export type Unplaced = z.infer<typeof Unplaced>;

export const TimetablePlan = z.strictObject({
  placements: z.array(Placement),
  unplaced: z.array(Unplaced),
  measures: TimetableMeasures,
});
export type TimetablePlan = z.infer<typeof TimetablePlan>;

/** What is wrong with a plan. A hard fault makes it impossible, a soft one is only unwelcome. */
export const PlanFault = z.object({
  kind: z.enum([
    ...(['court', 'team', 'rest', 'perDay', 'perWeek', 'returns', 'order', 'absence', 'hours', 'dayOff'] as const),
    ...([
      'between',
      'together',
      'sharedPlayers',
      'window',
      'wrongCourt',
      'tooShort',
      'unplaced',
      'unknown',
      'fixed',
    ] as const),
  ]),
  isHard: z.boolean(),
  /** The games that it is about. */
  games: z.array(Key),
  /** A sentence for people, without a full stop: `Hall A, court 1 is taken 10:15–10:30: Ants v Bees` */
  text: z.string(),
});
export type PlanFault = z.infer<typeof PlanFault>;

/** How the games of a competition come from its teams. */
export const Format = z.discriminatedUnion('kind', [
  /** Each pair meets once, or twice: home and away. */
  z.strictObject({ kind: z.literal('roundRobin'), meetings: wholeNumber({ min: 1, max: 4 }) }),
  /** Groups of a round robin, from each of which `advance` go on to a knock-out; `places`: also for 3 to 8. */
  z.strictObject({
    kind: z.literal('pools'),
    pools: wholeNumber({ min: 1, max: 16 }),
    meetings: wholeNumber({ min: 1, max: 2 }),
    advance: wholeNumber({ min: 1, max: 16 }),
    /** The last place that is played for: 1 (a final only), 4 (third place), or 8. */
    places: wholeNumber({ min: 1, max: 8 }),
  }),
  z.strictObject({ kind: z.literal('knockout'), places: wholeNumber({ min: 1, max: 8 }) }),
  z.strictObject({ kind: z.literal('doubleElimination'), reset: z.boolean() }),
  z.strictObject({ kind: z.literal('swiss'), rounds: wholeNumber({ min: 1, max: 20 }) }),
]);
export type Format = z.infer<typeof Format>;
