import * as z from 'zod/mini';
import { Done, Id, Instant, ignored } from '#shared/fields.ts';
import { instantField, optionalTextField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { endsTooEarly, longest } from './limits.ts';

export const plainEvents = plainResource({
  path: '/api/calendar-events',
  resourceName: 'event',
  fields: {
    title: textField({ max: longest.title }),
    description: optionalTextField({ max: longest.description, lines: true }),
    location: textField({ max: longest.location }),
    startTime: instantField(),
    endTime: instantField(),
  },
  /** The owner. Nobody else receives the event. */
  shown: { userId: Id },
  /** Only events that overlap this span. */
  filters: { from: z.optional(Instant), until: z.optional(Instant) },
});

/** If a change contains only one of the two, the server checks it against the stored other. */
const endsAfterStart = z.refine<{ startTime?: string | undefined; endTime?: string | undefined }>(
  ({ startTime, endTime }) => startTime === undefined || endTime === undefined || startTime < endTime,
  { path: ['endTime'], message: endsTooEarly },
);

export const calendarEvents = {
  ...plainEvents,
  Create: z.strictObject({ ...plainEvents.Create.shape, userId: ignored }).check(endsAfterStart),
  Change: plainEvents.Change.check(endsAfterStart),
};
export type CalendarEvent = z.infer<typeof plainEvents.ResponseBody>;
export type NewCalendarEvent = z.infer<typeof plainEvents.Create>;

/** Something that waits for a person until a time. */
export const Duty = z.object({
  /** Stays the same as long as it is asked: `challenge-12-play`. */
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  /** ISO 8601 in UTC. */
  due: z.string(),
  /** A path of this app. */
  link: z.string(),
  /** When and where somebody does it with others. */
  appointment: z.optional(z.object({ start: z.string(), end: z.string(), place: z.nullable(z.string()) })),
});
export type Duty = z.infer<typeof Duty>;

export const teamsPerFeed = 500;

/** The settings of a person's feed for other calendar apps. */
export const Feed = z.object({
  /** The feed's URL, absolute or relative to this origin. Whoever knows it can read the feed. Null while turned off. */
  url: z.nullable(z.string()),
  ownEvents: z.boolean(),
  /** Whether to include games for which the person has an RSVP. */
  rsvpGames: z.boolean(),
  /** Whether to include all games of the teams that the person plays in or follows, as they are at each read. */
  myTeams: z.boolean(),
  /** Whether to include what waits for the person: results to confirm, challenges to play. */
  duties: z.boolean(),
  /** Further teams whose games are all included. */
  teamIds: z.array(Id),
});
export type Feed = z.infer<typeof Feed>;

export const FeedChange = z.strictObject({
  ownEvents: z.optional(z.boolean()),
  rsvpGames: z.optional(z.boolean()),
  myTeams: z.optional(z.boolean()),
  duties: z.optional(z.boolean()),
  teamIds: z.optional(z.array(Id).check(z.maxLength(teamsPerFeed))),
});
export type FeedChange = z.infer<typeof FeedChange>;

export const endpoints = {
  ...resourceEndpoints(calendarEvents),
  'GET /api/calendar/feed': { response: Feed },
  /** Creates a new URL and revokes the previous one. */
  'POST /api/calendar/feed': { response: Feed },
  'PATCH /api/calendar/feed': { body: FeedChange, response: Feed },
  'DELETE /api/calendar/feed': { response: Done },
};
