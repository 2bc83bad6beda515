import * as z from 'zod/mini';
import { Duty } from '#features/competition/calendar/contract.ts';
import { Id } from '#shared/fields.ts';

const kinds = ['game', 'meet', 'event', 'appointment'] as const;

/** Why something is on somebody's day; they are at it themselves unless it is only followed. */
const reasons = ['play', 'going', 'follow', 'entered', 'own'] as const;

/** Where something takes place. */
const Place = z.object({
  /** Empty where nobody has said a place. */
  name: z.string(),
  /** Null where the location names no venue. */
  venueId: z.nullable(Id),
  /** A map with the venue; null where nothing says where it is. */
  mapLink: z.nullable(z.string()),
});
export type Place = z.infer<typeof Place>;

export const DayEntry = z.object({
  /** `game-12` */
  key: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  /** `Netball · League`; null for one's own events without a description. */
  detail: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  start: z.string(),
  end: z.string(),
  /** Whether the end is what such a game or meet usually takes. */
  isEndEstimated: z.boolean(),
  place: Place,
  status: z.enum(['upcoming', 'live', 'completed', 'cancelled', 'postponed']),
  why: z.enum(reasons),
  /** `72–65` of a game that has a score. */
  score: z.nullable(z.string()),
  /** A path of this app. */
  link: z.string(),
});
export type DayEntry = z.infer<typeof DayEntry>;

/** What is somebody's own from yesterday on, for the days that the page shows. */
export const OwnDay = z.object({
  entries: z.array(DayEntry),
  /** What is due first at the top. */
  duties: z.array(Duty),
});
export type OwnDay = z.infer<typeof OwnDay>;

export const endpoints = { 'GET /api/user/day': { response: OwnDay } };
