import * as z from 'zod/mini';
import { Game } from '#features/games/contract.ts';
import { CanEditDelete } from '#shared/fields.ts';
import { Id, Version } from '#shared/ids.ts';
import { optional } from '#shared/optional.ts';
import { Cursor } from '#shared/pages.ts';
import { resourceCalls, resourceContract } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';
import { YoutubeUrl } from '#shared/youtube-fields.ts';

/** Rows of one page; the rest follows by `Link: rel="next"`. */
export const episodesPerPage = 50;

/** A day without a time: 2025-06-20. */
const Day = z.iso.date('must be a day such as 2025-06-20').check(z.regex(/^20\d\d-/, 'must be a day of this century'));

export const Episode = z.object({
  id: Id,
  version: Version,
  series: z.string(),
  number: z.int(),
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  videoId: z.string(),
  duration: z.string(),
  /** A day: 2025-06-20. */
  publishedDate: z.string(),
  tags: z.array(z.string()),
  /** The 'Coming Next' teaser; null when nothing is announced. */
  next: z.nullable(z.object({ title: z.string(), text: z.string() })),
  can: CanEditDelete,
});
export type Episode = z.infer<typeof Episode>;

export const NewEpisode = z.strictObject({
  /** The settings' series name when not given. */
  series: optional(text({ max: 60 })),
  number: z.int('must be a whole number').check(z.gte(1, 'must be 1 or more'), z.lte(9999, 'must be at most 9999')),
  title: text({ max: 100, tooShort: 'Title is required' }),
  description: optionalText({ max: 2000, lines: true }),
  videoUrl: YoutubeUrl,
  duration: text({ max: 20, tooShort: 'Duration is required' }),
  publishedDate: Day,
  tags: z.optional(z.array(text({ max: 30 })).check(z.maxLength(12))),
  next: z.optional(z.nullable(z.strictObject({ title: text({ max: 100 }), text: text({ max: 500, lines: true }) }))),
});
export type NewEpisode = z.infer<typeof NewEpisode>;
export const EpisodeChange = z.strictObject({ ...z.partial(NewEpisode).shape, version: z.optional(Version) });
export type EpisodeChange = z.infer<typeof EpisodeChange>;

const EpisodeNumberText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be the number of an episode')),
  z.transform(Number),
);
export const EpisodeFilters = z.strictObject({ number: z.optional(EpisodeNumberText), cursor: z.optional(Cursor) });
export type EpisodeFilters = z.infer<typeof EpisodeFilters>;

/** Whether one hears of new episodes. */
export const Subscription = z.object({ subscribed: z.boolean() });
export type Subscription = z.infer<typeof Subscription>;

export const StreamAnswer = z.object({
  /** The 11 characters of the stream's video. */
  streamId: z.string(),
  /** Active while a game is live. */
  status: z.enum(['active', 'offline']),
  liveGame: z.nullable(Game),
});
export type StreamAnswer = z.infer<typeof StreamAnswer>;

export const episodes = resourceContract({
  path: '/api/episodes',
  noun: 'episode',
  set: 'episodes',
  Answer: Episode,
  Create: NewEpisode,
  Change: EpisodeChange,
  Filters: EpisodeFilters,
});

export const calls = {
  ...resourceCalls(episodes),
  'GET /api/episodes/latest': { answer: z.nullable(Episode) },
  'GET /api/episodes/subscription': { answer: Subscription },
  'POST /api/episodes/subscription': { answer: Subscription },
  'GET /api/stream': { answer: StreamAnswer },
};
