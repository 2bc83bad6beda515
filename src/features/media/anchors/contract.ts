import * as z from 'zod/mini';
import { atMost, httpsUrl, listOrText, optional } from '#shared/fields.ts';
import { FlagText } from '#shared/pages.ts';
import {
  jsonField,
  nameField,
  optionalTextField,
  pictureField,
  switchField,
  textField,
  textFieldOr,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';
import { buildVideoUrl, maxLinkLength, youtubeVideo } from '#shared/youtube.ts';
import { groundAnchorMember } from './position-keys.ts';

const maxEntries = 20;
const maxList = 5000;

/** A list, its JSON text, or a text with an entry per line. */
const EntriesInput = z.pipe(
  listOrText({ longest: maxList, refused: 'must be a list or text', otherwise: splitLines }),
  z.array(text({ max: 200 })).check(z.maxLength(maxEntries, `must have at most ${maxEntries} entries`)),
);

const entriesField = (fallback: readonly string[]) => ({
  ...jsonField(optional(EntriesInput), z.array(z.string()), { kind: 'list' }),
  fallback,
});

const Email = z.string().check(
  z.trim(),
  z.refine((value) => value.length <= 254 && emailForm.test(value), 'Invalid email address'),
);
const emailForm = /^[^\s@<>"\p{Cc}]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/u;

/** A YouTube video, stored under its canonical address, or a video file that browsers play themselves. */
const VideoLink = z.string().check(
  atMost(maxLinkLength),
  z.trim(),
  z.refine((typed) => youtubeVideo(typed) !== null || isVideoFile(typed), 'Please enter a valid YouTube URL'),
  z.overwrite(plainAddress),
);

export const defaultOffice = 'Student Affairs Office, Ground Floor';
export const defaultOfficeHours = 'Monday - Friday: 10:00 AM - 4:00 PM';
const defaultResponsibilities = [
  'Listens to residents, and passes on what they need',
  'Plans the events of the portfolio with the house committee',
  'Reports to the residence at each house meeting',
];

export const residenceAnchors = plainResource({
  path: '/api/residence-anchors',
  resourceName: 'residence-anchor',
  fields: {
    name: textField({ min: 2, max: 80, tooShort: 'Name is required' }),
    position: textField({ min: 2, max: 80, tooShort: 'Position is required' }),
    /** A season such as 2023/24. */
    year: textField({ min: 2, max: 20, tooShort: 'Year is required' }),
    photo: pictureField(),
    banner_photo: pictureField(),
    bio: optionalTextField({ max: 2000, lines: true }),
    /** Shown to admins only. */
    email: { ...optionalTextField({ max: 254 }), sent: optional(Email) },
    office: textFieldOr(defaultOffice, { max: 120 }),
    officeHours: textFieldOr(defaultOfficeHours, { max: 120 }),
    responsibilities: entriesField(defaultResponsibilities),
    achievements: entriesField([]),
    videoUrl: { ...optionalTextField({ max: maxLinkLength }), sent: optional(VideoLink), control: { kind: 'video' } },
    /** Only admins see inactive anchors. */
    active: { ...switchField(), fallback: true },
  },
  /** The 11-character id of a YouTube video. */
  shown: { videoId: z.nullable(z.string()) },
  filters: {
    active: z.optional(
      z.pipe(
        FlagText,
        z.transform((active) => (active ? 1 : 0)),
      ),
    ),
  },
});
export type ResidenceAnchor = z.infer<typeof residenceAnchors.ResponseBody>;

export const groundAnchors = plainResource({
  path: '/api/ground-anchors',
  resourceName: 'ground-anchor',
  fields: {
    name: nameField({ max: 80 }),
    /** A ground anchor with any other position is on no list of the team. */
    position: textFieldOr(groundAnchorMember, { max: 60 }),
    photo: pictureField(),
    bio: optionalTextField({ max: 2000, lines: true }),
    achievements: entriesField([]),
  },
  filters: { position: z.optional(text({ max: 60 })) },
});
export type GroundAnchor = z.infer<typeof groundAnchors.ResponseBody>;

export const endpoints = { ...resourceEndpoints(residenceAnchors), ...resourceEndpoints(groundAnchors) };

function splitLines(text: string): string[] | undefined {
  return text.trim().startsWith('[') ? undefined : text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

const isVideoFile = (typed: string): boolean => /\.(mp4|m4v|webm|ogv)$/i.test(httpsUrl(typed)?.pathname ?? '');

function plainAddress(typed: string): string {
  const video = youtubeVideo(typed);
  if (video) return buildVideoUrl(video);
  return URL.canParse(typed) ? new URL(typed).href : typed;
}
