import * as z from 'zod/mini';

import { Version } from '#shared/ids.ts';
import { text } from '#shared/text.ts';

const ClubLink = z.strictObject({
  label: text({ max: 40 }),
  url: z.string().check(z.maxLength(300), z.regex(/^https:\/\/[^\s"'<>\\]+$/, 'must be an https address')),
});

export const Settings = z.strictObject({
  /** Shown in the header, titles and messages as `{product}`. */
  productName: text({ max: 40 }),
  /** The name under which the home side is always shown. */
  homeSideName: text({ max: 60 }),
  /** A team whose name contains one of these, letter by letter, is the home side. */
  homeSidePatterns: z.array(text({ max: 40 })).check(z.maxLength(10)),
  /** The 11 characters of the YouTube stream shown on /streaming. */
  liveStreamId: z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/, 'must be the 11 characters of a YouTube video')),
  seriesName: text({ max: 60 }),
  socialLinks: z.array(ClubLink).check(z.maxLength(8)),
  /** IANA name; spreadsheets and "today" are read in it. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone, 'is not a time zone')),
  /** The season new games belong to, such as 2026 or 2025/26. */
  season: text({ max: 20 }),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsAnswer = z.object({ ...Settings.shape, version: Version });
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;

export const SettingsChange = z.strictObject({ ...z.partial(Settings).shape, version: z.optional(Version) });
export type SettingsChange = z.infer<typeof SettingsChange>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const calls = {
  'GET /api/settings': { answer: SettingsAnswer },
  'PATCH /api/settings': { body: SettingsChange, answer: SettingsAnswer },
};
