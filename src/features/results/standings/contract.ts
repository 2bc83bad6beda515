import * as z from 'zod/mini';
import {
  CompetitionName,
  competitions,
  pointAdjustments,
  ResultType,
} from '#features/competition/competitions/contract.ts';
import { maxStageLength } from '#features/competition/games/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { Id, IdText } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

/** What separated a team from the one above it with the same points. */
export const TieBreak = z.enum([
  ...(['points', 'wins', 'difference', 'for', 'ratio', 'awayFor', 'awayWins'] as const),
  ...(['setRatio', 'pointRatio', 'pointDifference', 'netRunRate'] as const),
  ...(['headToHead', 'headToHeadDifference', 'headToHeadFor', 'headToHeadAwayFor'] as const),
]);

export const Outcome = z.enum(['W', 'D', 'L']);
export type Outcome = z.infer<typeof Outcome>;

/** Results in a row of the table from games that were not played to their end. */
export const StandingsMark = z.object({
  resultType: ResultType,
  outcome: Outcome,
  games: z.int(),
  /** Points for all of these games together. */
  points: z.number(),
});
export type StandingsMark = z.infer<typeof StandingsMark>;

export const StandingsRow = z.object({
  /** From 1; teams that nothing separates share a position. */
  position: z.int(),
  team: TeamName,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** Games that were abandoned and do not count, where the table gives points for them. */
  noResult: z.int(),
  /** Those of the won and lost games that overtime or a shoot-out decided. */
  overtimeWon: z.int(),
  overtimeLost: z.int(),
  for: z.int(),
  against: z.int(),
  /** Scored in all periods: the points of all sets, where the score counts sets. */
  periodFor: z.int(),
  periodAgainst: z.int(),
  /** Runs for each over, for and against; null before the first game whose overs are known. */
  netRunRate: z.nullable(z.number()),
  /** `for` minus `against`. */
  difference: z.int(),
  /** The points for wins, draws and losses, plus `bonus` and `adjustment`. */
  points: z.number(),
  bonus: z.number(),
  /** Points given by an admin; negative if they were taken away. */
  adjustment: z.int(),
  /** The last five games, the latest last. */
  form: z.array(Outcome),
  brokenBy: z.nullable(TieBreak),
  marks: z.array(StandingsMark),
});
export type StandingsRow = z.infer<typeof StandingsRow>;

/** Columns of a table beside those that every table has: what decides in this one. */
export const decidingColumns = [
  ...(['winPercentage', 'overtimeWon', 'overtimeLost', 'noResult'] as const),
  ...(['ratio', 'pointRatio', 'pointDifference', 'netRunRate'] as const),
] as const;
export const DecidingColumn = z.enum(decidingColumns);
export type DecidingColumn = z.infer<typeof DecidingColumn>;

const Adjustment = z.pick(pointAdjustments.ResponseBody, {
  team: true,
  points: true,
  reason: true,
  by: true,
  changedBy: true,
});
export type Adjustment = z.infer<typeof Adjustment>;

/** Games of a table that lack what its bonuses need, so that points may be missing. */
export const Lacking = z.object({ figure: z.enum(['tries', 'periods', 'overs']), games: z.int(), of: z.int() });
export type Lacking = z.infer<typeof Lacking>;

export const Standings = z.object({
  /** Null if no game of any league is planned or played. */
  sport: z.nullable(SportName),
  season: z.string(),
  /** The competition of this table; null if its games belong to several, or to none. */
  competition: z.nullable(CompetitionName),
  /** Leagues of this sport and season, each with a table of its own. */
  competitions: z.array(CompetitionName),
  /** Sports that have a table in this season, and seasons of this sport, the latest first. */
  sports: z.array(SportName),
  seasons: z.array(z.string()),
  /** How points are given and ties are broken, in a sentence or two. */
  rule: z.string(),
  columns: z.array(DecidingColumn),
  lacking: z.array(Lacking),
  /** Deductions and gifts of points that the rows include. */
  adjustments: z.array(Adjustment),
  rows: z.array(StandingsRow),
  /** A competition's groups, each with a table of its own; empty where its games name none. */
  groups: z.array(z.object({ name: z.string(), rows: z.array(StandingsRow) })),
});
export type Standings = z.infer<typeof Standings>;

const StandingsQuery = z.strictObject({
  /** Defaults to the sport of the league game completed last. */
  sportId: z.optional(IdText),
  /** Defaults to the latest season of this sport. */
  season: z.optional(text({ max: 20 })),
  /** The table of this competition alone, without its play-offs. */
  competitionId: z.optional(IdText),
  /** `rows` are then those of this group of the competition. */
  group: z.optional(text({ max: maxStageLength })),
});

/** Where a team stands in the table of its league, or of all league games of its sport, in the latest season. */
export const TablePlace = z.object({
  position: z.int(),
  /** How many teams are in this table. */
  of: z.int(),
  sportId: Id,
  /** Null for the table that the sport shows without a choice. */
  competitionId: z.nullable(Id),
  /** The group whose table this is; null where the competition has none. */
  group: z.nullable(z.string()),
});
export type TablePlace = z.infer<typeof TablePlace>;

export const TeamStanding = z.object({
  teamId: Id,
  /** The last five results of its latest season that count, cups and friendlies among them; the latest last. */
  form: z.array(Outcome),
  /** Null for a team that has played no league game in the latest season. */
  place: z.nullable(TablePlace),
});
export type TeamStanding = z.infer<typeof TeamStanding>;

const Before = z.object({ position: z.int(), points: z.number() });

/** A team's place before and after a change of the rules; `group` is the table that it stands in. */
export const PreviewedTeam = z.object({
  team: TeamName,
  group: z.nullable(z.string()),
  before: Before,
  after: Before,
});
export type PreviewedTeam = z.infer<typeof PreviewedTeam>;

/** The table of a competition with other rules: all teams in their order then. Empty before the first result. */
export const TablePreview = z.object({ rule: z.string(), teams: z.array(PreviewedTeam) });
export type TablePreview = z.infer<typeof TablePreview>;

export const endpoints = {
  'POST /api/standings/preview': {
    body: z.strictObject({ competitionId: Id, changes: competitions.Change }),
    response: TablePreview,
  },
  'GET /api/standings': { query: StandingsQuery, response: Standings },
  'GET /api/standings/teams': { response: z.array(TeamStanding) },
};
