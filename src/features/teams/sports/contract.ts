import * as z from 'zod/mini';
import { Id } from '#shared/fields.ts';
import { leftOpen, nameField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';

export const sports = plainResource({
  path: '/api/sports',
  resourceName: 'sport',
  fields: {
    name: nameField({ max: 40 }),
    /** Its statistics, periods and table rules: the key of a file in `definitions/`. Defaults to the one of its name. */
    definition: leftOpen(textField({ max: 40 })),
  },
});
export type Sport = z.infer<typeof sports.ResponseBody>;

export const SportName = z.object({ id: Id, name: z.string() });
export type SportName = z.infer<typeof SportName>;

export const endpoints = resourceEndpoints(sports);
