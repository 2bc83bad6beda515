import * as z from 'zod/mini';
import { PaperName } from '#platform/papers/contract.ts';
import { atMost, HttpsUrl, orNone, PictureUrl, Version, wholeNumber } from '#shared/fields.ts';
import { nameKey } from '#shared/names.ts';
import { isHostName, isInsideName } from '#shared/public-host.ts';
import { text } from '#shared/text.ts';

const ClubLink = z.strictObject({
  label: text({ max: 40 }),
  url: HttpsUrl,
});

const Colour = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #c5ec45'));

/** Whom to turn to in danger: a phone number or an address. */
export const HelpLine = z.strictObject({
  label: text({ max: 60 }),
  /** A telephone number, an e-mail address or an https address; empty until an admin enters it. */
  contact: z
    .string()
    .check(
      z.trim(),
      atMost(120),
      z.regex(
        /^(?:|\+?[\d ()-]{2,24}|[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s"'<>\\]+)$/,
        'must be a number, an e-mail address or an https address',
      ),
    ),
  /** The day, `2026-11-23`, on which an admin last checked it; null for never. */
  checkedOn: z.nullable(z.iso.date('must be a day')),
});
export type HelpLine = z.infer<typeof HelpLine>;

/** The dangers that a person may be in, gravest first. */
export const dangers = ['crisis', 'abuse', 'emergency', 'eating', 'injury', 'pregnancy', 'medicine', 'weight'] as const;
export type Danger = (typeof dangers)[number];

/** A public DNS name, without an IP address and without a port. */
const PublicHost = z.string().check(
  z.trim(),
  atMost(300, 'must be a host name such as push.example.org'),
  z.toLowerCase(),
  z.refine(isHostName, 'must be a host name such as push.example.org'),
  z.refine((name) => !isInsideName(name), 'must not be a name inside a network'),
);

/** `https://sport.example.org`, also with a port, or with `*.` for all below a name. It stands in a policy as it is. */
const SiteOrigin = z
  .string()
  .check(
    z.trim(),
    atMost(200),
    z.toLowerCase(),
    z.regex(
      /^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/,
      'must be an address such as https://sport.example.org, without a path',
    ),
  );

export const Settings = z.strictObject({
  /** Appears in the header, titles and messages as `{product}`. */
  productName: text({ max: 40 }),
  /** The name of the home side on the two cards of Home; null if each of its teams has its own there too. */
  homeSideName: orNone(text({ max: 60 })),
  /** A team whose name contains one of these texts literally is the home side. */
  homeSidePatterns: z.array(text({ max: 40 })).check(z.maxLength(10)),
  /** The 11 characters of the YouTube stream on /streaming; null without a stream. */
  liveStreamId: orNone(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/, 'must be the 11 characters of a YouTube video')),
  ),
  seriesName: text({ max: 60 }),
  socialLinks: z.array(ClubLink).check(z.maxLength(8)),
  /** The address of the logo; null for the app's own logo. */
  logo: orNone(PictureUrl),
  /** The accent colour, `#rrggbb`; null for the app's own. `buildPalette` derives the shown shades. */
  accentColour: orNone(Colour),
  /** Whether visitors may comment on thoughts. */
  guestComments: z.boolean(),
  /** Contacts for people in danger, in this order. */
  helpLines: z.array(HelpLine).check(z.maxLength(12)),
  /** The clubs that Join offers, in this order. */
  signUpClubs: z
    .array(text({ max: 60 }))
    .check(
      z.minLength(1, 'must name at least one club'),
      z.maxLength(40),
      z.refine(areDifferent, 'names a club twice'),
    ),
  /** How many people can register in a day; admins can create accounts beyond that. */
  newAccountsADay: wholeNumber({ min: 1, max: 100_000 }),
  /** The space for the pictures of a day, not counting those of officers and admins. */
  pictureMegabytesADay: wholeNumber({ min: 1, max: 1_000_000 }),
  /** Push services besides those of the common browsers and those that the operator added. */
  pushHosts: z.array(PublicHost).check(z.maxLength(10), z.refine(areDifferent, 'names a host twice')),
  /** Whether visitors can see results and tables. */
  publicResults: z.boolean(),
  /** What other websites may show in a frame, and whether there is a feed of results; nothing without `publicResults`. */
  embedTables: z.boolean(),
  embedGames: z.boolean(),
  embedLive: z.boolean(),
  resultsFeed: z.boolean(),
  /** The websites that may; all of them if empty. */
  embedSites: z.array(SiteOrigin).check(z.maxLength(20), z.refine(areDifferent, 'names a website twice')),
  /** An IANA name; spreadsheets and "today" are interpreted in it. */
  timeZone: z.string().check(atMost(60), z.refine(isTimeZone, 'is not a time zone')),
  /** The season of new games, such as 2026 or 2025/26. */
  season: text({ max: 20 }),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsResponse = z.object({
  ...Settings.shape,
  homeSideName: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  liveStreamId: z.nullable(z.string()),
  accentColour: z.nullable(z.string()),
  /** The CSS rules of the accent for both themes; empty for the app's own. */
  accentStyles: z.string(),
  /** The texts that an admin has written, for the links at the end of each page. */
  papers: z.array(PaperName),
  version: Version,
});
export type SettingsResponse = z.infer<typeof SettingsResponse>;

export const SettingsChange = z.strictObject({ ...z.partial(Settings).shape, version: z.optional(Version) });
export type SettingsChange = z.infer<typeof SettingsChange>;

/** Sent together with the picture; form fields are text. */
const LogoForm = z.strictObject({
  /** Other changes to save with the picture, as JSON. */
  change: z.optional(z.pipe(z.string(), z.pipe(z.transform(parsedJson), z.strictObject(z.partial(Settings).shape)))),
  version: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a version')), z.pipe(z.transform(Number), Version)),
  ),
});

function areDifferent(names: readonly string[]): boolean {
  return new Set(names.map(nameKey)).size === names.length;
}

function parsedJson(typed: string, context: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    context.issues.push({ code: 'custom', message: 'must be valid JSON', input: typed });
    return z.NEVER;
  }
}

/** Accepts IANA names only, no offsets, because offsets do not know summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const endpoints = {
  'GET /api/settings': { response: SettingsResponse },
  'PATCH /api/settings': { body: SettingsChange, response: SettingsResponse },
  'POST /api/settings/logo': { body: LogoForm, response: SettingsResponse },
};
