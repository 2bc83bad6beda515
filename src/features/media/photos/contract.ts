import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { ById, Id, IdText, Instant, optional, PictureUrl, Version } from '#shared/fields.ts';
import { Cursor, LimitText, SearchText } from '#shared/pages.ts';
import { resourceContract, resourceEndpoints } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';

/** Rows of one page; the rest follows by `Link: rel="next"`. */
export const photosPerPage = 30;

export const PhotoStatus = z.enum(['approved', 'pending']);
export type PhotoStatus = z.infer<typeof PhotoStatus>;

/** What a photo says of its game: nothing that changes while the game is played. */
export const PhotoGame = z.pick(Game, { id: true, sport: true, homeTeam: true, awayTeam: true, dateTime: true });
export type PhotoGame = z.infer<typeof PhotoGame>;

export const Photo = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  description: z.string(),
  status: PhotoStatus,
  /** The largest picture; also the fallback for browsers that support none of the sources. */
  imageUrl: z.string(),
  /** For `<picture>`, best first: a type and the `srcset` of its widths. Empty for an external picture. */
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  /** In pixels, so that nothing shifts when it loads; null for an external picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Average colour, `#rrggbb`, shown until the picture has loaded. */
  colour: z.nullable(z.string()),
  /** The uploader's display name, for those who decide about photos; null for others, and once the account is gone. */
  uploadedBy: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  dateAdded: z.string(),
  /** The game that it was taken at; null if nobody named one, and once the game is deleted. */
  gameId: z.nullable(Id),
  game: z.nullable(PhotoGame),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), approve: z.boolean() }),
});
export type Photo = z.infer<typeof Photo>;

const photoDescription = optionalText({ max: 500, lines: true });

/** An empty description becomes 'Sports Event Photo'. */
export const NewPhoto = z.strictObject({
  title: text({ max: 100, tooShort: 'Title is required' }),
  description: photoDescription,
  imageUrl: PictureUrl,
  dateAdded: optional(Instant),
  gameId: z.optional(z.nullable(Id)),
});
export type NewPhoto = z.infer<typeof NewPhoto>;
export const PhotoChange = z.strictObject({ ...z.partial(NewPhoto).shape, version: z.optional(Version) });
export type PhotoChange = z.infer<typeof PhotoChange>;

/** The form's fields beside its file, which is called `image`; an empty title becomes '{product} Photo'. */
export const PhotoForm = z.strictObject({
  title: optionalText({ max: 100 }),
  description: photoDescription,
  gameId: optional(IdText),
});
export type PhotoForm = z.infer<typeof PhotoForm>;

/** The result of an upload; `message`, for the toast, says whether it is in the gallery or waits for approval. */
export const PhotoUploaded = z.object({ title: z.string(), message: z.string(), photo: Photo });
export type PhotoUploaded = z.infer<typeof PhotoUploaded>;

/** Only officers and admins may list pending photos. */
export const PhotoFilters = z.strictObject({
  status: z.optional(PhotoStatus),
  gameId: z.optional(IdText),
  /** Finds the photos of a team's games. */
  teamId: z.optional(IdText),
  /** For admins: words of the title or description. */
  q: z.optional(SearchText),
  cursor: z.optional(Cursor),
  limit: z.optional(LimitText),
});
export type PhotoFilters = z.infer<typeof PhotoFilters>;

const maxConcurrent = 100;

/** Photos to decide about at once. */
export const PhotosToDecide = z.strictObject({
  ids: z
    .array(Id)
    .check(z.minLength(1, 'must name a photo'), z.maxLength(maxConcurrent, `must be at most ${maxConcurrent}`)),
});
/** Those that were still pending; the others were approved or rejected meanwhile. */
export const PhotosApproved = z.object({ approved: z.array(Id) });
export const PhotosRejected = z.object({ rejected: z.array(Id) });

export const photos = resourceContract({
  path: '/api/photos',
  resourceName: 'photo',
  set: 'photos',
  ResponseBody: Photo,
  Create: NewPhoto,
  Change: PhotoChange,
  Filters: PhotoFilters,
});

export const endpoints = {
  ...resourceEndpoints(photos),
  'POST /api/photos/upload': { body: PhotoForm, response: PhotoUploaded },
  'POST /api/photos/:id/approve': { params: ById, response: Photo },
  'POST /api/photos/approve': { body: PhotosToDecide, response: PhotosApproved },
  'POST /api/photos/reject': { body: PhotosToDecide, response: PhotosRejected },
};
