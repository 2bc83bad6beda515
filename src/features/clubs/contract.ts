import * as z from 'zod/mini';
import { SportName } from '#features/sports/contract.ts';
import { CanEditDelete, count } from '#shared/fields.ts';
import { Id, IdText, Version } from '#shared/ids.ts';
import { PictureUrl } from '#shared/links.ts';
import { optional } from '#shared/optional.ts';
import { Cursor, FlagText } from '#shared/pages.ts';
import { optionalText, text } from '#shared/text.ts';

export const Club = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  logo: z.nullable(z.string()),
  description: z.nullable(z.string()),
  memberCount: z.int(),
  /** Free text such as `Mondays, 6-8 PM`; `TBA` until someone says. */
  meetingTime: z.string(),
  featured: z.boolean(),
  /** Only admins are ever told of hidden clubs. */
  hidden: z.boolean(),
  sportId: z.nullable(Id),
  sport: z.nullable(SportName),
  can: CanEditDelete,
});
export type Club = z.infer<typeof Club>;

export const NewClub = z.strictObject({
  name: text({ max: 60 }),
  logo: optional(PictureUrl),
  description: optionalText({ max: 1000, lines: true }),
  memberCount: z.optional(count(100_000)),
  meetingTime: optionalText({ max: 60 }),
  featured: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  sportId: z.optional(z.nullable(Id)),
});
export type NewClub = z.infer<typeof NewClub>;
export const ClubChange = z.strictObject({ ...z.partial(NewClub).shape, version: z.optional(Version) });
export type ClubChange = z.infer<typeof ClubChange>;

/** `isAdmin` is what the specified screen sends; the role decides, not the word. */
export const ClubFilters = z.strictObject({
  sportId: z.optional(IdText),
  isAdmin: z.optional(FlagText),
  cursor: z.optional(Cursor),
});
export type ClubFilters = z.infer<typeof ClubFilters>;
