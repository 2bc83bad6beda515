import * as z from 'zod/mini';
import { ById, Day, Id, optional } from '#shared/fields.ts';
import { Cursor, SearchText } from '#shared/pages.ts';
import {
  choiceFieldOr,
  countField,
  nameField,
  optionalTextField,
  pictureField,
  textFieldOr,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';

/** `home` residences are in this village; teams of `visiting` ones come to play. */
export const ResidenceKind = z.enum(['home', 'visiting']);
export type ResidenceKind = z.infer<typeof ResidenceKind>;

const Colour = z.string().check(
  z.trim(),
  z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #2350b4'),
  z.overwrite((typed) => typed.toLowerCase()),
);

const colourField = (fallback: string) => ({ ...textFieldOr(fallback, { max: 7 }), sent: optional(Colour) });

export const maxResidenceNameLength = 60;

export const residences = plainResource({
  path: '/api/residences',
  resourceName: 'residence',
  fields: {
    name: nameField({ max: maxResidenceNameLength }),
    shortName: optionalTextField({ max: 20 }),
    /** The crest's colours if it has no picture; a joint team's crest has the first colour of each residence. */
    firstColour: colourField('#3b74e0'),
    secondColour: colourField('#2350b4'),
    crest: pictureField(),
    kind: choiceFieldOr('home', ResidenceKind),
    /** How many people live there, for figures per head; 0 if unknown. */
    residentsCount: countField(100_000),
  },
});
export type Residence = z.infer<typeof residences.ResponseBody>;

export const ResidenceName = z.object({ id: Id, name: z.string() });
export type ResidenceName = z.infer<typeof ResidenceName>;

/** Where somebody lives: `from` is the first day, `until` the first that no longer counts. Days are the village's. */
export const AccountResidence = z.object({
  residence: ResidenceName,
  from: z.string(),
  until: z.nullable(z.string()),
});
export type AccountResidence = z.infer<typeof AccountResidence>;

/** Null: no residence. */
const ResidenceChange = z.strictObject({ residenceId: z.nullable(Id) });

/** `from` may be past, and defaults to today. For the current residence, it corrects the day on which that began. */
const ResidenceMove = z.strictObject({ residenceId: z.nullable(Id), from: z.optional(Day) });
export type ResidenceMove = z.infer<typeof ResidenceMove>;

/** Somebody with an account, and where they live now. */
export const Resident = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  residence: z.nullable(AccountResidence),
});
export type Resident = z.infer<typeof Resident>;

const ResidentFilters = z.strictObject({
  /** Words, or parts of them, of a username or a display name. */
  search: z.optional(SearchText),
  cursor: z.optional(Cursor),
});

export const endpoints = {
  ...resourceEndpoints(residences),
  'GET /api/residences/names': { response: z.array(ResidenceName) },
  'GET /api/user/residence': { response: z.nullable(AccountResidence) },
  'PUT /api/user/residence': { body: ResidenceChange, response: z.nullable(AccountResidence) },
  'GET /api/people': { query: ResidentFilters, response: z.array(Resident) },
  'GET /api/people/:id/residences': { params: ById, response: z.array(AccountResidence) },
  'PUT /api/people/:id/residence': { params: ById, body: ResidenceMove, response: z.nullable(AccountResidence) },
};
