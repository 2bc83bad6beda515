import * as z from 'zod/mini';
import { CompetitionKind } from '#features/competition/competitions/contract.ts';
import {
  Absence,
  Format,
  PlanFault,
  Side,
  TimetableMeasures,
  TimetableQuestion,
  WallTime,
} from '#features/seasons/timetables/contract.ts';
import { ById, Day, Done, Id, Instant, Version, wholeNumber } from '#shared/fields.ts';
import { FlagText } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

export const maxCompetitions = 24;
export const maxTeams = 64;
export const maxPlanGames = 5000;

const Key = z.string().check(z.minLength(1), z.maxLength(40));

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const Weekday = z.enum(weekdayNames);
export type Weekday = z.infer<typeof Weekday>;

/** When a venue is ours: on that weekday, from and until. */
export const PlayingTime = z.strictObject({ day: Weekday, from: WallTime, until: WallTime });
export type PlayingTime = z.infer<typeof PlayingTime>;

export const PlanVenue = z.strictObject({
  venueId: Id,
  /** Several at once: `Court 1` to `Court 3`. */
  courts: wholeNumber({ min: 1, max: 20 }),
  times: z.array(PlayingTime).check(z.maxLength(21)),
});
export type PlanVenue = z.infer<typeof PlanVenue>;

export const PlanCompetition = z.strictObject({
  /** Its own in this plan; the keys of its games begin with it. */
  key: Key,
  /** Null: publishing makes it. */
  competitionId: z.nullable(Id),
  sportId: Id,
  name: text({ max: 60 }),
  kind: CompetitionKind,
  /** In the order of their seeds, the best first. */
  teamIds: z.array(Id).check(z.maxLength(maxTeams)),
  format: Format,
  /** A game, with the change-over. */
  minutes: wholeNumber({ min: 5, max: 600 }),
  /** Empty: all venues of the plan. */
  venueIds: z.array(Id).check(z.maxLength(40)),
  gamesPerWeek: z.nullable(wholeNumber({ min: 1, max: 14 })),
  gamesPerDay: wholeNumber({ min: 1, max: 8 }),
  restDays: wholeNumber({ min: 0, max: 30 }),
  daysBetweenReturns: wholeNumber({ min: 0, max: 200 }),
  /** Null: its games begin and end with the plan's days. */
  firstDay: z.nullable(Day),
  lastDay: z.nullable(Day),
});
export type PlanCompetition = z.infer<typeof PlanCompetition>;

/** `teamId` null for all; `days` left out or empty for every day. */
const ofTime = {
  teamId: z.nullable(Id),
  time: WallTime,
  days: z.optional(z.array(Weekday).check(z.maxLength(weekdayNames.length))),
};

export const Wish = z.discriminatedUnion('kind', [
  /** A team's games start no earlier, end no later. */
  z.strictObject({ kind: z.literal('notBefore'), ...ofTime }),
  z.strictObject({ kind: z.literal('notAfter'), ...ofTime }),
  /** These two never play at the same time. */
  z.strictObject({ kind: z.literal('notTogether'), teamIds: z.tuple([Id, Id]) }),
  /** These two play each other in that week of the season; the first is 1. */
  z.strictObject({ kind: z.literal('derby'), teamIds: z.tuple([Id, Id]), week: wholeNumber({ min: 1, max: 60 }) }),
  z.strictObject({ kind: z.literal('absent'), teamId: Id, when: Absence }),
]);
export type Wish = z.infer<typeof Wish>;

export const DayOff = z.strictObject({ from: Day, until: Day, reason: text({ max: 80 }) });
export type DayOff = z.infer<typeof DayOff>;

/** When nothing is played because it was called off. */
export const ClosedTime = z.strictObject({
  day: Day,
  from: WallTime,
  until: WallTime,
  /** Null: everywhere. */
  venueId: z.nullable(Id),
  /** Null: all courts of the venue. */
  court: z.nullable(wholeNumber({ min: 1, max: 20 })),
});
export type ClosedTime = z.infer<typeof ClosedTime>;

/** All that somebody answers before games can be made. */
export const SeasonSetup = z.strictObject({
  firstDay: Day,
  lastDay: Day,
  venues: z.array(PlanVenue).check(z.maxLength(40)),
  daysOff: z.array(DayOff).check(z.maxLength(200)),
  /** Left out by plans from before something was called off. */
  closed: z.optional(z.array(ClosedTime).check(z.maxLength(1000))),
  competitions: z.array(PlanCompetition).check(z.maxLength(maxCompetitions)),
  wishes: z.array(Wish).check(z.maxLength(300)),
});
export type SeasonSetup = z.infer<typeof SeasonSetup>;

export const planStatuses = ['draft', 'published'] as const;
export const PlanStatus = z.enum(planStatuses);

/** Where and when a game of a plan is. */
export const Place = z.object({
  /** ISO 8601 in UTC; null while it has no place. */
  dateTime: z.nullable(z.string()),
  venueId: z.nullable(Id),
  /** Which playing area of the venue, from 1; null without a venue. */
  court: z.nullable(z.int()),
});
export type Place = z.infer<typeof Place>;

export const PlanGame = z.object({
  id: Id,
  version: Version,
  /** Unique in its plan, and the same when the plan is made again: sides and brackets name games by it. */
  key: z.string(),
  /** The key of its competition in the plan. */
  competition: z.string(),
  home: Side,
  away: Side,
  /** Known teams: those of the sides, or who came through; null until then. */
  homeTeamId: z.nullable(Id),
  awayTeamId: z.nullable(Id),
  group: z.nullable(z.string()),
  round: z.nullable(z.string()),
  stage: z.int(),
  minutes: z.int(),
  ...Place.shape,
  /** Stays where it is when the plan is made again. */
  isLocked: z.boolean(),
  /** Why it has no place, and what would help; null if it has one. */
  problem: z.nullable(z.string()),
  /** The game of the village, once published with both sides known. */
  gameId: z.nullable(Id),
  /** Where and when it was when it was published last; null if it never was. */
  published: z.nullable(Place),
});
export type PlanGame = z.infer<typeof PlanGame>;

export const SeasonPlan = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  season: z.string(),
  status: PlanStatus,
  setup: SeasonSetup,
  /** What each competition is called, by its key: with its sport where another one of the plan has its name. */
  titles: z.record(z.string(), z.string()),
  createdAt: z.string(),
  changedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  games: z.int(),
  unplaced: z.int(),
});
export type SeasonPlan = z.infer<typeof SeasonPlan>;

export const PlanFields = z.strictObject({
  name: text({ max: 60 }),
  season: text({ max: 20 }),
  setup: SeasonSetup,
});

const FieldsSent = z.partial(PlanFields);
export const PlanChange = z.strictObject({ version: z.optional(Version), ...FieldsSent.shape });
export type PlanChange = z.infer<typeof PlanChange>;

/** Where games go, in one step: the editor's move, swap, undo or redo. Refused if somebody changed one of them since. */
export const GameMoves = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        id: Id,
        version: Version,
        dateTime: z.nullable(Instant),
        venueId: z.nullable(Id),
        court: z.nullable(wholeNumber({ min: 1, max: 20 })),
        isLocked: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});
export type GameMoves = z.infer<typeof GameMoves>;

/** The games are being made. */
export const PlanRun = z.object({
  /** Who began it. */
  by: z.string(),
  startedAt: z.string(),
  percent: z.int(),
  /** Of the best plan so far; null until there is one. */
  measures: z.nullable(TimetableMeasures),
  /** Another plan's games are made first. */
  isWaiting: z.boolean(),
  /** Somebody asked for the best so far: it is stored now. */
  isEnough: z.boolean(),
  isCancelled: z.boolean(),
});
export type PlanRun = z.infer<typeof PlanRun>;

export const maxFaultsShown = 20;

/** How good a plan is as it stands. */
export const PlanResult = z.object({
  competitions: z.array(z.object({ key: z.string(), name: z.string(), measures: TimetableMeasures })),
  /** The worst first. */
  faults: z.array(PlanFault),
  furtherFaults: z.int(),
});
export type PlanResult = z.infer<typeof PlanResult>;

export const largestCalendarFile = 1024 ** 2;

/** `further` days are in the file, too; `unread` events make no sense. */
const CalendarDays = z.object({ days: z.array(DayOff), further: z.int(), unread: z.int() });
const DaysBetween = z.strictObject({ from: Day, until: Day });

export const endpoints = {
  'GET /api/season-plans/public-holidays': { query: DaysBetween, response: z.array(DayOff) },
  /** A form with the .ics file; nothing is stored. */
  'POST /api/season-plans/calendar-days': { body: DaysBetween, response: CalendarDays },
  'GET /api/season-plans': { response: z.array(SeasonPlan) },
  'POST /api/season-plans': { body: PlanFields, response: SeasonPlan },
  'GET /api/season-plans/:id': { params: ById, response: SeasonPlan },
  'PATCH /api/season-plans/:id': { params: ById, body: PlanChange, response: SeasonPlan },
  'DELETE /api/season-plans/:id': { params: ById, response: Done },
  'GET /api/season-plans/:id/run': { params: ById, response: z.object({ run: z.nullable(PlanRun) }) },
  'POST /api/season-plans/:id/run': { params: ById, response: SeasonPlan },
  /** With `keep`, the best plan so far is stored; else the plan stays as it was. */
  'DELETE /api/season-plans/:id/run': {
    params: ById,
    query: z.strictObject({ keep: z.optional(FlagText) }),
    response: Done,
  },
  'GET /api/season-plans/:id/question': { params: ById, response: TimetableQuestion },
  'GET /api/season-plans/:id/result': { params: ById, response: PlanResult },
  'GET /api/season-plans/:id/games': { params: ById, response: z.array(PlanGame) },
  'PATCH /api/season-plans/:id/games': { params: ById, body: GameMoves, response: z.array(PlanGame) },
};
