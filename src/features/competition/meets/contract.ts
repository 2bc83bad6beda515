import * as z from 'zod/mini';
import { CompetitionName } from '#features/competition/competitions/contract.ts';
import { maxVenueNameLength } from '#features/competition/venues/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, count, Id, IdText, Instant, Version, wholeNumber } from '#shared/fields.ts';
import { LimitText } from '#shared/pages.ts';
import {
  choiceFieldOr,
  instantField,
  nameField,
  optionalReferenceField,
  optionalTextField,
  referenceField,
  textField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';
import { maxEvents, maxMark, maxPlace, maxResults } from './limits.ts';

export const meetStatuses = ['upcoming', 'live', 'completed', 'cancelled', 'postponed'] as const;
const MeetStatus = z.enum(meetStatuses);
export type MeetStatus = z.infer<typeof MeetStatus>;

export const measures = ['time', 'distance', 'points', 'place'] as const;
const Measure = z.enum(measures);

/** Did not start, did not finish, disqualified. */
const ResultStatus = z.enum(['DNS', 'DNF', 'DQ']);
export type ResultStatus = z.infer<typeof ResultStatus>;

const MeetEvent = z.object({ id: Id, name: z.string(), measure: Measure });
export type MeetEvent = z.infer<typeof MeetEvent>;

/** Several events with places, such as a day of athletics. The location is a venue's name if it is one. */
const plainMeets = plainResource({
  path: '/api/meets',
  resourceName: 'meet',
  fields: {
    name: nameField({ max: 80 }),
    sportId: referenceField('sports', 'a sport of this village'),
    dateTime: instantField(),
    location: textField({ max: maxVenueNameLength }),
    competitionId: optionalReferenceField('competitions', 'a competition of this village'),
    status: choiceFieldOr('upcoming', MeetStatus),
    description: optionalTextField({ max: 500, lines: true }),
  },
  shown: {
    sport: SportName,
    /** The venue that the location names; null if it names none. */
    venueId: z.nullable(Id),
    competition: z.nullable(CompetitionName),
    /** In their order. */
    events: z.array(MeetEvent),
    /** Whoever won most events of a completed meet: a team, or a person without one. Null if two won as many. */
    winner: z.nullable(z.object({ name: z.string(), wins: z.int() })),
  },
  /** Meets that start at or after `from`, and before `until`. */
  filters: {
    sportId: z.optional(IdText),
    competitionId: z.optional(IdText),
    status: z.optional(MeetStatus),
    from: z.optional(Instant),
    until: z.optional(Instant),
    limit: z.optional(LimitText),
  },
});

export const maxEventNameLength = 60;

/** All events of a meet, in their order: one with an id stays, and keeps its results; one that is missing goes. */
const TypedEvents = z
  .array(z.strictObject({ id: z.optional(Id), name: text({ max: maxEventNameLength }), measure: Measure }))
  .check(z.maxLength(maxEvents, `must be at most ${maxEvents}`));
export type TypedEvents = z.infer<typeof TypedEvents>;

export const meets = {
  ...plainMeets,
  Create: z.strictObject({ ...plainMeets.Create.shape, events: z.optional(TypedEvents) }),
  Change: z.strictObject({ ...plainMeets.Change.shape, events: z.optional(TypedEvents) }),
};
export type Meet = z.infer<typeof meets.ResponseBody>;
export type NewMeet = z.infer<typeof meets.Create>;
export type MeetChange = z.infer<typeof meets.Change>;

const MeetResult = z.object({
  id: Id,
  /** Null for a team, and for somebody on no roster. */
  playerId: z.nullable(Id),
  teamId: z.nullable(Id),
  team: z.nullable(TeamName),
  /** The player's, the team's, or as it was typed. */
  name: z.string(),
  /** A time in ms, a distance in mm, points in hundredths. */
  mark: z.nullable(z.int()),
  /** From 1; equal marks share one. Null without a mark, and beside a status. */
  place: z.nullable(z.int()),
  status: z.nullable(ResultStatus),
  note: z.nullable(z.string()),
});
export type MeetResult = z.infer<typeof MeetResult>;

/** An event with its results, the first place first; who has no place comes last. */
export const EventResults = z.extend(MeetEvent, {
  version: Version,
  meetId: Id,
  results: z.array(MeetResult),
});
export type EventResults = z.infer<typeof EventResults>;

/** One of a player, a team or a name. A player's team is the one on the roster unless another is sent. */
const TypedResult = z.strictObject({
  playerId: z.optional(z.nullable(Id)),
  teamId: z.optional(z.nullable(Id)),
  name: optionalText({ max: 60 }),
  mark: z.optional(z.nullable(count(maxMark))),
  /** Only where the measure of the event is the place. */
  place: z.optional(z.nullable(wholeNumber({ min: 1, max: maxPlace }))),
  status: z.optional(z.nullable(ResultStatus)),
  note: optionalText({ max: 120 }),
});
export type TypedResult = z.infer<typeof TypedResult>;

/** All results of an event. One with neither mark, place nor status is an entry: on the list of starters. */
const TypedResults = z.strictObject({
  version: Version,
  results: z.array(TypedResult).check(z.maxLength(maxResults, `must be at most ${maxResults}`)),
});
export type TypedResults = z.infer<typeof TypedResults>;

/** A result with its event and meet, of a player or a team. */
export const ResultAtMeet = z.object({
  id: Id,
  meet: z.object({ id: Id, name: z.string(), dateTime: z.string(), sportId: Id, sport: z.string() }),
  event: MeetEvent,
  playerId: z.nullable(Id),
  name: z.string(),
  mark: z.nullable(z.int()),
  place: z.nullable(z.int()),
  status: z.nullable(ResultStatus),
});
export type ResultAtMeet = z.infer<typeof ResultAtMeet>;

export const endpoints = {
  ...resourceEndpoints(meets),
  'GET /api/meets/:id/events': { params: ById, response: z.array(EventResults) },
  'PUT /api/meet-events/:id/results': { params: ById, body: TypedResults, response: EventResults },
  'GET /api/players/:id/meet-results': { params: ById, response: z.array(ResultAtMeet) },
  'GET /api/teams/:id/meet-results': { params: ById, response: z.array(ResultAtMeet) },
  /** The latest meets in which oneself or a team of one's own is entered. */
  'GET /api/user/meets': { response: z.object({ ids: z.array(Id) }) },
};
