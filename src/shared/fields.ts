import * as z from 'zod/mini';

/** A field the specification's screens send but nobody believes: taken, never read. */
export const ignored = z.optional(z.unknown());

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .int('must be a whole number')
    .check(z.gte(min, `must be ${min} or more`), z.lte(max, `must be at most ${max}`));
}

export const count = (max: number) => wholeNumber({ min: 0, max });

export const Done = z.object({ ok: z.literal(true) });

/** What the viewer may do with a row; the screens show exactly these acts. */
export const CanEditDelete = z.object({ edit: z.boolean(), delete: z.boolean() });
export type CanEditDelete = z.infer<typeof CanEditDelete>;
