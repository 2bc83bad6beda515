import * as z from 'zod/mini';
import { Game } from '#features/games/contract.ts';
import { CanEditDelete, ignored } from '#shared/fields.ts';
import { ById, Id, IdText, Version } from '#shared/ids.ts';
import { Instant } from '#shared/instants.ts';
import { PictureUrl } from '#shared/links.ts';
import { optional } from '#shared/optional.ts';
import { Cursor, LimitText } from '#shared/pages.ts';
import { resourceCalls, resourceContract } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';
import { YoutubeId, YoutubeUrl } from '#shared/youtube-fields.ts';

/** Rows of one page; the rest follows by `Link: rel="next"`. */
export const highlightsPerPage = 24;
export const photosPerPage = 30;
export const episodesPerPage = 50;

const Title = text({ max: 100, tooShort: 'Title is required' });
const Description = optionalText({ max: 2000, lines: true });
/** Such as 2:30. */
const Duration = optionalText({ max: 20 });

/** The game that a highlight shows, with what its page tells of it. */
export const GameShown = z.pick(Game, {
  id: true,
  sport: true,
  homeTeam: true,
  awayTeam: true,
  dateTime: true,
  location: true,
  status: true,
  homeScore: true,
  awayScore: true,
});
export type GameShown = z.infer<typeof GameShown>;

export const Highlight = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  /** The full address, made from the id. */
  videoUrl: z.string(),
  /** The 11 characters; play links and players are made of these alone. */
  videoId: z.string(),
  /** A short is upright. */
  videoKind: z.enum(['video', 'short']),
  thumbnail: z.nullable(z.string()),
  description: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  featured: z.boolean(),
  /** ISO 8601 in UTC. */
  dateAdded: z.string(),
  gameId: z.nullable(Id),
  game: z.nullable(GameShown),
  /** `likes` and `comments` are the same by their other names. */
  likesCount: z.int(),
  commentsCount: z.int(),
  likes: z.int(),
  comments: z.int(),
  can: CanEditDelete,
});
export type Highlight = z.infer<typeof Highlight>;

export const NewHighlight = z.strictObject({
  title: Title,
  videoUrl: YoutubeUrl,
  thumbnail: optional(PictureUrl),
  description: Description,
  duration: Duration,
  featured: z.optional(z.boolean()),
  dateAdded: optional(Instant),
  gameId: z.optional(z.nullable(Id)),
  likes: ignored,
  comments: ignored,
});
export type NewHighlight = z.infer<typeof NewHighlight>;
export const HighlightChange = z.strictObject({ ...z.partial(NewHighlight).shape, version: z.optional(Version) });
export type HighlightChange = z.infer<typeof HighlightChange>;

/** `sport` is a sport's name, in any case: `netball`. */
export const HighlightFilters = z.strictObject({
  gameId: z.optional(IdText),
  sport: z.optional(text({ max: 40 })),
  cursor: z.optional(Cursor),
  limit: z.optional(LimitText),
});
export type HighlightFilters = z.infer<typeof HighlightFilters>;

export const PhotoStatus = z.enum(['approved', 'pending']);
export type PhotoStatus = z.infer<typeof PhotoStatus>;

export const Photo = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  description: z.string(),
  status: PhotoStatus,
  /** The largest picture there is; also for browsers that know none of the sources. */
  imageUrl: z.string(),
  /** For `<picture>`, best first: a type and the `srcset` of its widths. Empty for a picture from elsewhere. */
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  /** In pixels, so that nothing shifts; unknown for a picture from elsewhere. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Average colour, `#rrggbb`, until it has come. */
  colour: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  dateAdded: z.string(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), approve: z.boolean() }),
});
export type Photo = z.infer<typeof Photo>;

const photoDescription = optionalText({ max: 500, lines: true });

/** Left empty, a description becomes 'Sports Event Photo'. */
export const NewPhoto = z.strictObject({
  title: Title,
  description: photoDescription,
  imageUrl: PictureUrl,
  dateAdded: optional(Instant),
});
export type NewPhoto = z.infer<typeof NewPhoto>;
export const PhotoChange = z.strictObject({ ...z.partial(NewPhoto).shape, version: z.optional(Version) });
export type PhotoChange = z.infer<typeof PhotoChange>;

/** The form's fields beside its file, which is called `image`; left empty, a title becomes '{product} Photo'. */
export const PhotoForm = z.strictObject({ title: optionalText({ max: 100 }), description: photoDescription });
export type PhotoForm = z.infer<typeof PhotoForm>;

/** What became of an upload: whether it is in the gallery or waits for approval is in `message`, for the toast. */
export const PhotoUploaded = z.object({ title: z.string(), message: z.string(), photo: Photo });
export type PhotoUploaded = z.infer<typeof PhotoUploaded>;

/** Those that wait for approval are for officers and admins. */
export const PhotoFilters = z.strictObject({
  status: z.optional(PhotoStatus),
  cursor: z.optional(Cursor),
  limit: z.optional(LimitText),
});
export type PhotoFilters = z.infer<typeof PhotoFilters>;

/** A video that this village knows of: a highlight's or an episode's. */
export const Video = z.object({
  /** The 11 characters. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where it is kept: `YouTube`. */
  source: z.string(),
  videoUrl: z.string(),
  videoKind: z.enum(['video', 'short']),
  /** ISO 8601 in UTC, or a day. */
  dateAdded: z.string(),
  highlightId: z.nullable(Id),
});
export type Video = z.infer<typeof Video>;

/** 11 characters of a video, or a highlight's id. */
export const VideoKey = z.union([IdText, YoutubeId]);

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
  title: Title,
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

export const highlights = resourceContract({
  path: '/api/highlights',
  noun: 'highlight',
  set: 'highlights',
  Answer: Highlight,
  Create: NewHighlight,
  Change: HighlightChange,
  Filters: HighlightFilters,
});

export const photos = resourceContract({
  path: '/api/photos',
  noun: 'photo',
  set: 'photos',
  Answer: Photo,
  Create: NewPhoto,
  Change: PhotoChange,
  Filters: PhotoFilters,
});

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
  ...resourceCalls(highlights),
  ...resourceCalls(photos),
  ...resourceCalls(episodes),
  'GET /api/highlights/featured': { answer: z.nullable(Highlight) },
  'POST /api/photos/upload': { body: PhotoForm, answer: PhotoUploaded },
  'POST /api/photos/:id/approve': { params: ById, answer: Photo },
  'GET /api/episodes/latest': { answer: z.nullable(Episode) },
  'GET /api/episodes/subscription': { answer: Subscription },
  'POST /api/episodes/subscription': { answer: Subscription },
  'GET /api/videos/:id': { params: z.strictObject({ id: VideoKey }), answer: Video },
  'GET /api/stream': { answer: StreamAnswer },
};
