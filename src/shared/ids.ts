import * as z from 'zod/mini';

const largestId = 2_147_483_647;

/** A row's id: an integer from 1 to 2147483647 (what both database engines hold). */
export const Id = z.int().check(z.gte(1), z.lte(largestId));

/** An id in a path or query string, where everything arrives as text. Only plain digits pass. */
export const IdText = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'must be a whole number above 0')), z.transform(Number)),
  z.int().check(z.lte(largestId, 'is too large')),
);

export const ById = z.strictObject({ id: IdText });

/** How often a row was changed; sent back with a change so that nobody overwrites what they have not seen. */
export const Version = z.int().check(z.gte(1), z.lte(largestId));

/** The version in the query string, for a request without a body. */
export const SeenVersion = z.strictObject({ version: z.optional(IdText) });
