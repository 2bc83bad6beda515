import * as z from 'zod/mini';
import { CompetitionName } from '#features/competition/competitions/contract.ts';
import { ResidenceName } from '#features/people/residences/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Id, IdText, optional } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { dayField, nameField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';
import { derivedKinds } from './kind-keys.ts';
import { CupRules, maxPoints, maxRating } from './rule-fields.ts';

/** A cup counts the games and meets of one season, and ends with its last day. */
export const cups = plainResource({
  path: '/api/cups',
  resourceName: 'cup',
  fields: {
    name: nameField({ max: 60 }),
    season: textField({ max: 20 }),
    firstDay: dayField(),
    lastDay: dayField(),
  },
});
export type Cup = z.infer<typeof cups.ResponseBody>;

/** `given`: by an admin, with a reason. `ruling`: what an officer's decision about another entry changed. */
export const entryKinds = [...derivedKinds, 'given', 'ruling'] as const;
const EntryKind = z.enum(entryKinds);
export type EntryKind = z.infer<typeof EntryKind>;

/** Points are hundredths everywhere in these answers, so that sums are exact. */
const Hundredths = z.int();

export const ObjectionState = z.enum(['open', 'upheld', 'rejected']);
export type ObjectionState = z.infer<typeof ObjectionState>;

export const CupEntry = z.object({
  id: Id,
  residenceId: Id,
  kind: EntryKind,
  points: Hundredths,
  /** When it was earned, and since when it has these points: the time for objections begins then. */
  at: z.string(),
  since: z.string(),
  sport: z.nullable(SportName),
  competition: z.nullable(CompetitionName),
  meet: z.nullable(z.object({ id: Id, name: z.string() })),
  team: z.nullable(TeamName),
  /** 'Oak Res 72–65 Baobab' */
  game: z.nullable(z.object({ id: Id, title: z.string() })),
  place: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  /** Who gave or decided it. */
  by: z.nullable(z.string()),
  /** The entry that a ruling is about. */
  aboutId: z.nullable(Id),
  objection: z.nullable(ObjectionState),
});
export type CupEntry = z.infer<typeof CupEntry>;

const CupResidence = z.object({
  id: Id,
  name: z.string(),
  shortName: z.nullable(z.string()),
  firstColour: z.string(),
  secondColour: z.string(),
  crest: z.nullable(z.string()),
  residents: z.int(),
});

export const CupTableRow = z.object({
  residence: CupResidence,
  position: z.int(),
  points: Hundredths,
  perHead: z.nullable(Hundredths),
  /** At the end of each of the `weeks`. */
  byWeek: z.array(Hundredths),
  /** How many points came from playing, from places and from all else. */
  games: Hundredths,
  places: Hundredths,
  other: Hundredths,
});
export type CupTableRow = z.infer<typeof CupTableRow>;

export const CupTable = z.object({
  cup: cups.ResponseBody,
  order: z.enum(['total', 'perHead']),
  objectionDays: z.int(),
  /** The Mondays of the weeks from the first entry to the last. */
  weeks: z.array(z.string()),
  rows: z.array(CupTableRow),
  /** The entries of the last of these weeks, the most points first. */
  latest: z.array(CupEntry),
  /** How often its rules were set. */
  rulesNumber: z.int(),
});
export type CupTable = z.infer<typeof CupTable>;

export const RulesVersion = z.object({
  number: z.int(),
  rules: CupRules,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type RulesVersion = z.infer<typeof RulesVersion>;

const ResidenceDifference = z.object({
  residence: ResidenceName,
  before: z.object({ position: z.int(), points: Hundredths }),
  after: z.object({ position: z.int(), points: Hundredths }),
});
export type ResidenceDifference = z.infer<typeof ResidenceDifference>;

export const maxReasonLength = 200;
export const Reason = text({ max: maxReasonLength, tooShort: 'Please give a reason' });
export const SentPoints = z.number('must be a number').check(
  z.gte(-maxPoints, `must be ${-maxPoints} or more`),
  z.lte(maxPoints, `must be at most ${maxPoints}`),
  z.refine((points) => Number((points * 100).toFixed(6)) % 1 === 0, 'must have at most two decimals'),
);

export const Objection = z.object({
  id: Id,
  cupId: Id,
  residence: ResidenceName,
  /** Null if its result was corrected since, so that it has no such entry any more. */
  entry: z.nullable(CupEntry),
  /** The points that it was about. */
  points: Hundredths,
  at: z.string(),
  by: z.nullable(z.string()),
  reason: z.string(),
  state: ObjectionState,
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  /** Why the viewer may not decide it; null if they may, and once it is decided. */
  refusal: z.nullable(z.string()),
});
export type Objection = z.infer<typeof Objection>;

export const Sportsmanship = z.object({
  ratings: z.array(z.object({ teamId: Id, rating: z.number() })),
  /** Why the viewer may not rate this game; null if they may. */
  refusal: z.nullable(z.string()),
});
export type Sportsmanship = z.infer<typeof Sportsmanship>;

export const endpoints = {
  ...resourceEndpoints(cups),
  /** Without an id, the cup of today; null where there is none. */
  'GET /api/cup': {
    query: z.strictObject({ cupId: z.optional(IdText) }),
    response: z.nullable(CupTable),
  },
  'GET /api/cups/:id/entries': {
    params: ById,
    query: z.strictObject({
      residenceId: z.optional(IdText),
      kind: z.optional(EntryKind),
      cursor: z.optional(Cursor),
    }),
    response: z.array(CupEntry),
  },
  'GET /api/cups/:id/rules': { params: ById, response: z.array(RulesVersion) },
  'POST /api/cups/:id/rules': {
    params: ById,
    /** `number` is that of the rules that were on screen. */
    body: z.strictObject({ number: z.int(), rules: CupRules, reason: Reason }),
    response: RulesVersion,
  },
  'POST /api/cups/:id/preview': {
    params: ById,
    body: z.strictObject({ rules: CupRules }),
    response: z.array(ResidenceDifference),
  },
  'POST /api/cups/:id/given': {
    params: ById,
    body: z.strictObject({
      residenceId: Id,
      points: SentPoints.check(z.refine((points) => points !== 0, 'must not be 0')),
      reason: Reason,
    }),
    response: z.object({ id: Id }),
  },
  'DELETE /api/cup-entries/:id': { params: ById, response: z.object({ ok: z.literal(true) }) },
  'GET /api/user/cup': {
    response: z.object({ residenceId: z.nullable(Id), mayObject: z.boolean() }),
  },
  'POST /api/cup-entries/:id/objection': {
    params: ById,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ id: Id }),
  },
  'GET /api/cup-objections': {
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    response: z.array(Objection),
  },
  'POST /api/cup-objections/:id/decision': {
    params: ById,
    /** An upheld objection strikes the entry, or gives it the `points` that it should have. */
    body: z.strictObject({ upheld: z.boolean(), points: optional(SentPoints), reason: Reason }),
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /api/games/:id/sportsmanship': { params: ById, response: Sportsmanship },
  /** All ratings of a game; a team that is missing has none. */
  'PUT /api/games/:id/sportsmanship': {
    params: ById,
    body: z.strictObject({
      ratings: z
        .array(z.strictObject({ teamId: Id, rating: z.number().check(z.gte(0), z.lte(maxRating)) }))
        .check(z.maxLength(2)),
    }),
    response: Sportsmanship,
  },
};
