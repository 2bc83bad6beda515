import * as z from 'zod/mini';
import { Done, ignored } from '#shared/fields.ts';
import { Id } from '#shared/ids.ts';
import { Instant } from '#shared/instants.ts';
import { instantField, optionalTextField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceCalls } from '#shared/plain-resource.ts';
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
  /** Its owner, who is the only one it is answered to. */
  shown: { userId: Id },
  /** Events of which some part lies between these. */
  filters: { from: z.optional(Instant), until: z.optional(Instant) },
});

/** Of a change that names one of the two, the server knows the other. */
const endsAfterStart = z.refine<{ startTime?: string | undefined; endTime?: string | undefined }>(
  ({ startTime, endTime }) => startTime === undefined || endTime === undefined || startTime < endTime,
  { path: ['endTime'], message: endsTooEarly },
);

export const calendarEvents = {
  ...plainEvents,
  Create: z.strictObject({ ...plainEvents.Create.shape, userId: ignored }).check(endsAfterStart),
  Change: plainEvents.Change.check(endsAfterStart),
};
export type CalendarEvent = z.infer<typeof plainEvents.Answer>;
export type NewCalendarEvent = z.infer<typeof plainEvents.Create>;

export const teamsPerFeed = 50;

/** What a person's other calendars show of the village. */
export const Feed = z.object({
  /** Where they read it: absolute, or of this app's own origin. Whoever knows it can read the feed. Null while turned off. */
  url: z.nullable(z.string()),
  ownEvents: z.boolean(),
  /** Games that the person entered an RSVP for. */
  rsvpGames: z.boolean(),
  /** Teams all of whose games are shown. */
  teamIds: z.array(Id),
});
export type Feed = z.infer<typeof Feed>;

export const FeedChange = z.strictObject({
  ownEvents: z.optional(z.boolean()),
  rsvpGames: z.optional(z.boolean()),
  teamIds: z.optional(z.array(Id).check(z.maxLength(teamsPerFeed))),
});
export type FeedChange = z.infer<typeof FeedChange>;

export const calls = {
  ...resourceCalls(calendarEvents),
  'GET /api/calendar/feed': { answer: Feed },
  /** A new address; the one before ends. */
  'POST /api/calendar/feed': { answer: Feed },
  'PATCH /api/calendar/feed': { body: FeedChange, answer: Feed },
  'DELETE /api/calendar/feed': { answer: Done },
};
