import * as z from 'zod/mini';
import { atMost, count, Day, httpsUrl, Id, IdText, optional } from '#shared/fields.ts';
import {
  countField,
  type Field,
  jsonField,
  nameField,
  optionalTextField,
  switchField,
  textListField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';
import { byWeekday, isWeekday, readWeekday } from './weekday-keys.ts';

const Weekday = z
  .string('is required')
  .check(z.trim(), z.overwrite(readWeekday), z.refine(isWeekday, 'must be a day of the week'));

/** Village time: `08:00`. A place may close at `24:00`. */
const Time = z.string('is required').check(
  z.trim(),
  z.regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 08:00'),
  z.overwrite((typed) => typed.padStart(5, '0')),
);

const GivenHours = z
  .array(
    z
      .strictObject({ day: Weekday, opens: Time, closes: Time })
      .check(z.refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'must be after it opens' })),
    'must be a list of days with hours',
  )
  .check(z.maxLength(21, 'must have at most 21 entries'), z.overwrite(byWeekday));

/** Closed on one day if `until` is left out. */
const GivenClosure = z.pipe(
  z.strictObject({ from: Day, until: z.optional(z.union([z.literal(''), Day])), reason: text({ max: 80 }) }).check(
    z.refine(({ from, until }) => !until || from <= until, {
      path: ['until'],
      message: 'must not be before it begins',
    }),
  ),
  z.transform(({ from, until, reason }) => ({ from, until: until || from, reason })),
);

const OpenHours = z.object({ day: z.string(), opens: z.string(), closes: z.string() });
const Closure = z.object({ from: z.string(), until: z.string(), reason: z.string() });

const maxSports = 60;

const Capacity = z.optional(z.nullable(count(1_000_000)));
const capacity: Field<typeof Capacity, z.ZodMiniNullable<z.ZodMiniInt>, number | null> = {
  ...countField(1_000_000),
  sent: Capacity,
  answered: z.nullable(z.int()),
  fallback: null,
};

const MapLink = z.string().check(
  atMost(500, 'must have at most 500 characters'),
  z.trim(),
  z.refine((typed) => httpsUrl(typed) !== null, 'must be an https address'),
);

/** The same limit as that of a game's location. */
export const maxVenueNameLength = 100;

export const venues = plainResource({
  path: '/api/venues',
  resourceName: 'venue',
  fields: {
    name: nameField({ max: maxVenueNameLength }),
    /** As lists of fixtures abbreviate it: `VC`. */
    shortName: optionalTextField({ max: 30 }),
    /** Where it is, in words. */
    place: optionalTextField({ max: 200, lines: true }),
    mapUrl: { ...optionalTextField({ max: 500 }), sent: optional(MapLink), control: { kind: 'link' } },
    /** The ground of others: lists show it after the village's own. */
    isAway: switchField(),
    surfaces: textListField(8, { max: 40 }),
    /** The sports that can be played there. */
    sportIds: {
      ...jsonField(z.optional(z.array(z.union([Id, IdText])).check(z.maxLength(maxSports))), z.array(Id), {
        kind: 'list',
      }),
      fallback: [],
    },
    /** How many people may watch; null if unknown. */
    capacity,
    /** By weekday, Monday first. A day that is not listed is closed; an empty list means that the hours are unknown. */
    hours: {
      ...jsonField(z.optional(GivenHours), z.array(OpenHours), { kind: 'rows', columns: ['day', 'opens', 'closes'] }),
      fallback: [],
    },
    /** Days, both ends included. */
    closedDays: {
      ...jsonField(
        z.optional(
          z.array(GivenClosure, 'must be a list of days').check(z.maxLength(60, 'must have at most 60 entries')),
        ),
        z.array(Closure),
        { kind: 'rows', columns: ['from', 'until', 'reason'] },
      ),
      fallback: [],
    },
  },
});
export type Venue = z.infer<typeof venues.ResponseBody>;

export const endpoints = resourceEndpoints(venues);
