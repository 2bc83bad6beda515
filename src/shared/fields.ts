import * as z from 'zod/mini';
import { maxLinkLength, youtubeVideo } from './youtube.ts';

const largestId = 2_147_483_647;

/** Refuses a longer text before other checks read it. After `z.maxLength` zod goes on to them, slow patterns too. */
export const atMost = (length: number, message?: string) =>
  z.maxLength(length, { abort: true, ...(message !== undefined && { error: message }) });

/** A row's id: an integer from 1 to 2147483647 (what both database engines hold). */
export const Id = z.int().check(z.gte(1), z.lte(largestId));

/** An id in a path or query string, where everything arrives as text. Only plain digits pass. */
export const IdText = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'must be a whole number above 0')), z.transform(Number)),
  z.int().check(z.lte(largestId, 'is too large')),
);

export const ById = z.strictObject({ id: IdText });

/** How often a row was changed; sent back with a change so that nobody overwrites what they have not seen. */
export const Version = z.int().check(z.gte(1), z.lte(largestId));

/** The version in the query string, for a request without a body. */
export const SeenVersion = z.strictObject({ version: z.optional(IdText) });

/** A field that may be left out. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(orNone(schema));
}

/** Null and an empty text, which forms send, both mean that there is no value. */
export function orNone<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(emptyAsNull), z.nullable(schema));
}

const emptyAsNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

/** A field that the specification's screens send but the server does not trust: accepted, never read. */
export const ignored = z.optional(z.unknown());

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .int('must be a whole number')
    .check(z.gte(min, `must be ${min} or more`), z.lte(max, `must be at most ${max}`));
}

export const count = (max: number) => wholeNumber({ min: 0, max });

/**
 * A moment, as ISO 8601 in UTC with milliseconds (`2026-11-21T16:30:00.000Z`), from 2000 to 2100.
 * Any offset is accepted and turned into UTC; a bare date or a local time is refused.
 */
export const Instant = z.string().check(
  atMost(40),
  z.refine((value) => isInstant(value), 'must be a date and time such as 2026-11-21T18:30:00Z'),
  z.overwrite((value) => (isInstant(value) ? new Date(value).toISOString() : value)),
);

/** A day without a time: 2025-06-20. */
export const Day = z.iso
  .date('must be a day such as 2025-06-20')
  .check(z.regex(/^20\d\d-/, 'must be a day of this century'));

const isoWithOffset = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

function isInstant(value: string): boolean {
  const day = isoWithOffset.exec(value)?.[1];
  if (day === undefined || !isDay(day)) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= 2000 && year <= 2100;
}

/** `Date` takes 31 February for 3 March. */
function isDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

const ownPicture = /^\/(uploads|art)\/[A-Za-z0-9/_.-]{1,200}$/;
/** Tests the text as typed: `URL` accepts `https:evil` and takes it for `https://evil`. */
const written = /^https:\/\/[^\s\\][^\p{Cc}\\]*$/iu;
const message = 'must be an https address';

/** An https address without a username or a password, which would make people believe it leads elsewhere. */
export function httpsUrl(typed: string): URL | null {
  if (!written.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.username === '' && url.password === '' ? url : null;
}

export const HttpsUrl = z.string().check(
  atMost(300),
  z.refine((value) => httpsUrl(value) !== null, message),
);

/** A picture's address: https, or a file of this app's own. The server never fetches it. */
export const PictureUrl = z.string().check(
  atMost(500),
  z.trim(),
  z.refine((value) => httpsUrl(value) !== null || (ownPicture.test(value) && !value.includes('..')), message),
);

/** A link or an id, kept as typed and read again with `youtubeVideo`. */
export const YoutubeUrl = z.string().check(
  atMost(maxLinkLength),
  z.trim(),
  z.refine((typed) => youtubeVideo(typed) !== null, 'must be a YouTube link or the 11 characters of a video'),
);

export const YoutubeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/, 'must be the 11 characters of a video'));

interface ListOrText {
  /** Most characters of the text. */
  longest: number;
  refused: string;
  /** Reads a text that is not JSON; without it, or when it returns undefined, the text has to be JSON. */
  otherwise?: (text: string) => unknown[] | undefined;
}

/** A list, or its JSON text, which is parsed once, here; the caller checks the items. */
export const listOrText = ({ longest, refused, otherwise }: ListOrText) =>
  z.pipe(
    z.union([z.string(), z.array(z.unknown())], refused),
    z.transform((value, payload): unknown => {
      if (typeof value !== 'string') return value;
      const refuse = (message: string) => void payload.issues.push({ code: 'custom', message, input: value });
      if (value.length > longest) return refuse(`must have at most ${longest} characters`);
      try {
        return otherwise?.(value) ?? JSON.parse(value);
      } catch {
        return refuse('must be valid JSON');
      }
    }),
  );

export const Done = z.object({ ok: z.literal(true) });

/** Answers a write that was done before under the same idempotency key. Its first response is not stored. */
export const DoneBefore = z.object({ repeated: z.literal(true) });

/** The response of a write that may be sent again by a browser that does not know whether it has arrived. */
export const orDoneBefore = <ResponseBody extends z.core.$ZodType>(response: ResponseBody) =>
  z.union([response, DoneBefore]);

/** What the viewer may do with a row; the screens show exactly these actions. */
export const CanEditDelete = z.object({ edit: z.boolean(), delete: z.boolean() });
export type CanEditDelete = z.infer<typeof CanEditDelete>;
