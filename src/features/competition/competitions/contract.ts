import * as z from 'zod/mini';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { IdText, optional, wholeNumber } from '#shared/fields.ts';
import {
  choiceField,
  choiceFieldOr,
  idListField,
  leftOpen,
  nameField,
  optionalNumberField,
  referenceField,
  switchFieldOr,
  textField,
  wholeNumberField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';

export const competitionKinds = ['league', 'cup', 'friendly'] as const;
export const CompetitionKind = z.enum(competitionKinds);
export type CompetitionKind = z.infer<typeof CompetitionKind>;

/**
 * `fiba`, `uefa` and `fivb` are all the criteria of these federations, in their order; `awayGoals` are those of UEFA until
 * 2021.
 */
export const firstTieBreaks = [
  ...(['sport', 'headToHead', 'difference', 'for', 'ratio', 'wins', 'awayFor'] as const),
  ...(['netRunRate', 'setRatio', 'pointRatio', 'pointDifference', 'fiba', 'uefa', 'awayGoals', 'fivb'] as const),
] as const;

/** What the best team has most of. */
export const tableOrders = ['sport', 'points', 'wins', 'winPercentage'] as const;

/** Who may add somebody on no roster to a game that is scored live; `scorers` are officers and scorer links. */
export const walkOnRules = ['scorers', 'officers', 'nobody'] as const;
export type WalkOnRule = (typeof walkOnRules)[number];

const pointsField = () => optionalNumberField({ min: 0, max: 20 });
/** May be negative: it then costs points that a side had. */
const penaltyField = () => optionalNumberField({ min: -20, max: 20 });

/** Where a rule is null, the sport's own applies. */
export const competitions = plainResource({
  path: '/api/competitions',
  resourceName: 'competition',
  fields: {
    name: nameField({ max: 60 }),
    kind: choiceField(CompetitionKind),
    sportId: referenceField('sports', 'a sport of this village'),
    /** Defaults to the village's current season. */
    season: leftOpen(textField({ max: 20 })),
    /** Teams that are in its table before their first game. */
    teamIds: idListField(64),
    pointsForWin: pointsField(),
    pointsForDraw: pointsField(),
    pointsForLoss: pointsField(),
    /** Of both sides, where a game was abandoned and its score does not count. */
    pointsForNoResult: pointsField(),
    tableOrder: choiceFieldOr('sport', z.enum(tableOrders)),
    /** Points where the deciding set was needed: 3–2, in volleyball. */
    decidingSetWin: pointsField(),
    decidingSetLoss: pointsField(),
    /** Points after overtime or a shoot-out. */
    overtimeWin: pointsField(),
    overtimeLoss: pointsField(),
    /** For each period that a side won. */
    pointsPerPeriod: pointsField(),
    /** Whether the sport's bonus points are given. */
    bonuses: switchFieldOr(true),
    /** The first tie-break between teams with the same points; the sport's others follow. */
    firstTieBreak: choiceFieldOr('sport', z.enum(firstTieBreaks)),
    /** Whether head-to-head is applied again among the teams that it leaves level. */
    headToHeadAgain: switchFieldOr(true),
    /** Goals or points given to the other side when one did not come. */
    forfeitScore: optionalNumberField({ min: 1, max: 999 }),
    forfeitPoints: penaltyField(),
    lateForfeitPoints: penaltyField(),
    walkoverPoints: penaltyField(),
    awardedPoints: penaltyField(),
    /** What a player needs to be among the leaders: games, and attempts for each game of the team where attempts count. */
    leaderGames: optionalNumberField({ min: 0, max: 99 }),
    leaderAttempts: optionalNumberField({ min: 0, max: 99 }),
    walkOns: choiceFieldOr('scorers', z.enum(walkOnRules)),
  },
  shown: { sport: SportName },
  filters: { sportId: z.optional(IdText), season: z.optional(text({ max: 20 })) },
});
export type Competition = z.infer<typeof competitions.ResponseBody>;

export const CompetitionName = z.object({ id: z.int(), name: z.string() });
export type CompetitionName = z.infer<typeof CompetitionName>;

export const maxAdjusted = 99;

/** Points taken from a team, or given to it, in a competition: a deduction is negative. */
export const pointAdjustments = plainResource({
  path: '/api/point-adjustments',
  resourceName: 'point-adjustment',
  fields: {
    competitionId: referenceField('competitions', 'a competition of this village'),
    teamId: referenceField('teams', 'a team of this village'),
    points: {
      ...wholeNumberField({ min: -maxAdjusted, max: maxAdjusted }),
      sent: wholeNumber({ min: -maxAdjusted, max: maxAdjusted }).check(
        z.refine((points) => points !== 0, 'must not be 0'),
      ),
    },
    reason: textField({ max: 200, tooShort: 'Please give a reason' }),
  },
  /** Display names: `by` decided it, and `changedBy`, if that is somebody else, changed it last. */
  shown: {
    competition: CompetitionName,
    sport: SportName,
    team: TeamName,
    by: z.string(),
    changedBy: z.nullable(z.string()),
  },
  filters: { competitionId: z.optional(IdText) },
});
export type PointAdjustment = z.infer<typeof pointAdjustments.ResponseBody>;

export const endpoints = { ...resourceEndpoints(competitions), ...resourceEndpoints(pointAdjustments) };

export const resultTypes = ['forfeit', 'walkover', 'abandoned', 'annulled', 'awarded'] as const;
export const ResultType = z.enum(resultTypes);
export type ResultType = z.infer<typeof ResultType>;
/** Forms send 'completed' for a game that was played to its end. */
const SentResultType = z.pipe(
  z.enum([...resultTypes, 'completed']),
  z.transform((type): ResultType | null => (type === 'completed' ? null : type)),
);

/** `both` if neither side came. */
export const ResultAgainst = z.enum(['home', 'away', 'both']);
export const forfeitNotices = ['inTime', 'late'] as const;
export const ForfeitNotice = z.enum(forfeitNotices);

/** How a game ended, beside its status and score. */
export const resultResponse = {
  /** Null: played to its end, or not yet played. */
  resultType: z.nullable(ResultType),
  /** The side that did not come, withdrew, or lost the game by a ruling. Only a forfeit may go against both. */
  resultAgainst: z.nullable(ResultAgainst),
  /** When a forfeiting side gave notice; null if unknown. */
  forfeitNotice: z.nullable(ForfeitNotice),
  /** False for a game that was annulled, or abandoned without counting: no table, record, form or total includes it. */
  counts: z.boolean(),
};

export const resultSent = {
  resultType: optional(SentResultType),
  resultAgainst: optional(ResultAgainst),
  forfeitNotice: optional(ForfeitNotice),
  /** Used for an abandoned game only. */
  counts: z.optional(z.boolean()),
};

const Result = z.object(resultResponse);
export type Result = z.infer<typeof Result>;
