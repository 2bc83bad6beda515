import * as z from 'zod/mini';
import { Id } from '#shared/fields.ts';
import { leftOpen, nameField, textField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';

/** In characters: three times what football needs for its own, and room for cricket's. */
export const maxDefinitionLength = 30_000;

export const sports = plainResource({
  path: '/api/sports',
  resourceName: 'sport',
  fields: {
    name: nameField({ max: 40 }),
    /**
     * Its statistics, periods and table rules: the key of a file in `definitions/`, or such a file as JSON text, where the
     * village made its own. Defaults to the file of its name.
     */
    definition: leftOpen(textField({ max: maxDefinitionLength, lines: true })),
  },
});
export type Sport = z.infer<typeof sports.ResponseBody>;

export const SportName = z.object({ id: Id, name: z.string() });
export type SportName = z.infer<typeof SportName>;

export const endpoints = resourceEndpoints(sports);
