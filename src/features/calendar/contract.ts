import * as z from 'zod/mini';
import { ignored } from '#shared/fields.ts';
import { Id } from '#shared/ids.ts';
import { Instant } from '#shared/instants.ts';
import { instantField, optionalTextField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceCalls } from '#shared/plain-resource.ts';

export const longest = { title: 100, location: 200, description: 1_000 } as const;
/** Most events that one person keeps. */
export const eventsPerPerson = 1_000;

export const plainEvents = plainResource({
  path: '/api/calendar-events',
  noun: 'event',
  set: 'calendar-events',
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

export const endsTooEarly = 'The end must be after the start';

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

export const calls = { ...resourceCalls(calendarEvents) };
