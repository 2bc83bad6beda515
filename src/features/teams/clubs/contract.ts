import * as z from 'zod/mini';
import { SportName } from '#features/teams/sports/contract.ts';
import { ById, IdText } from '#shared/fields.ts';
import { FlagText } from '#shared/pages.ts';
import {
  countField,
  nameField,
  optionalReferenceField,
  optionalTextField,
  pictureField,
  switchField,
  textFieldOr,
  textListField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';

export const clubs = plainResource({
  path: '/api/clubs',
  resourceName: 'club',
  fields: {
    name: nameField({ max: 60 }),
    logo: pictureField(),
    description: optionalTextField({ max: 1000, lines: true }),
    memberCount: countField(100_000),
    /** Free text such as `Mondays, 6-8 PM`. */
    meetingTime: textFieldOr('TBA', { max: 60 }),
    meetingPlace: optionalTextField({ max: 80 }),
    /** Who runs it, by name. */
    leaders: textListField(6, { max: 60 }),
    featured: switchField(),
    /** Only admins see hidden clubs. */
    hidden: switchField(),
    signUpsClosed: switchField(),
    sportId: optionalReferenceField('sports', 'a sport of this village'),
  },
  shown: {
    sport: z.nullable(SportName),
    /** Whether it can be chosen on Join now. */
    takesSignUps: z.boolean(),
  },
  // The specified screen sends `isAdmin`; the role decides, not this parameter.
  filters: { sportId: z.optional(IdText), isAdmin: z.optional(FlagText) },
});
export type Club = z.infer<typeof clubs.ResponseBody>;

export const endpoints = {
  ...resourceEndpoints(clubs),
  'POST /api/clubs/:id/toggle-visibility': { params: ById, response: clubs.ResponseBody },
};
