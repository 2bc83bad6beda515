import * as z from 'zod/mini';
import { Game } from '#features/games/contract.ts';
import { CanEditDelete, ignored } from '#shared/fields.ts';
import { Id, IdText, Version } from '#shared/ids.ts';
import { Instant } from '#shared/instants.ts';
import { PictureUrl } from '#shared/links.ts';
import { optional } from '#shared/optional.ts';
import { Cursor, LimitText } from '#shared/pages.ts';
import { resourceCalls, resourceContract } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';
import { YoutubeUrl } from '#shared/youtube-fields.ts';

/** Rows of one page; the rest follows by `Link: rel="next"`. */
export const highlightsPerPage = 24;

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
  title: text({ max: 100, tooShort: 'Title is required' }),
  videoUrl: YoutubeUrl,
  thumbnail: optional(PictureUrl),
  description: optionalText({ max: 2000, lines: true }),
  /** Such as 2:30. */
  duration: optionalText({ max: 20 }),
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

export const highlights = resourceContract({
  path: '/api/highlights',
  noun: 'highlight',
  set: 'highlights',
  Answer: Highlight,
  Create: NewHighlight,
  Change: HighlightChange,
  Filters: HighlightFilters,
});

export const calls = {
  ...resourceCalls(highlights),
  'GET /api/highlights/featured': { answer: z.nullable(Highlight) },
};
