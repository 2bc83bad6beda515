import * as z from 'zod/mini';
import { CanEditDelete, count, ignored } from '#shared/fields.ts';
import { Id, IdText, Version } from '#shared/ids.ts';
import { PictureUrl } from '#shared/links.ts';
import { optional } from '#shared/optional.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

export const Sport = z.object({ id: Id, version: Version, name: z.string(), can: CanEditDelete });
export type Sport = z.infer<typeof Sport>;

export const NewSport = z.strictObject({ name: text({ max: 40 }) });
export type NewSport = z.infer<typeof NewSport>;
export const SportChange = z.strictObject({ ...z.partial(NewSport).shape, version: z.optional(Version) });

export const Gender = z.enum(['Male', 'Female', 'Mixed']);
export type Gender = z.infer<typeof Gender>;

/** A team as other rows show it. */
export const TeamName = z.object({ id: Id, name: z.string(), logo: z.nullable(z.string()) });
export type TeamName = z.infer<typeof TeamName>;
export const SportName = z.object({ id: Id, name: z.string() });
export type SportName = z.infer<typeof SportName>;

export const Team = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  sportId: Id,
  sport: SportName,
  logo: z.nullable(z.string()),
  gender: Gender,
  /** Completed league and regular games; derived from them once there are any. */
  gamesPlayed: z.int(),
  wins: z.int(),
  losses: z.int(),
  can: CanEditDelete,
});
export type Team = z.infer<typeof Team>;

const record = { gamesPlayed: z.optional(count(9999)), wins: z.optional(count(9999)), losses: z.optional(count(9999)) };

export const NewTeam = z.strictObject({
  name: text({ max: 60 }),
  sportId: Id,
  logo: optional(PictureUrl),
  gender: Gender,
  gamesPlayed: ignored,
  wins: ignored,
  losses: ignored,
});
export type NewTeam = z.infer<typeof NewTeam>;

export const TeamChange = z.strictObject({
  ...z.partial(NewTeam).shape,
  /** Taken only while the team has no completed game. */
  ...record,
  version: z.optional(Version),
});
export type TeamChange = z.infer<typeof TeamChange>;

export const TeamFilters = z.strictObject({ sportId: z.optional(IdText), cursor: z.optional(Cursor) });
