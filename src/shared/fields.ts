import * as z from 'zod/mini';

/** A field that the specification's screens send but the server does not trust: accepted, never read. */
export const ignored = z.optional(z.unknown());

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .int('must be a whole number')
    .check(z.gte(min, `must be ${min} or more`), z.lte(max, `must be at most ${max}`));
}

export const count = (max: number) => wholeNumber({ min: 0, max });

interface ListOrText {
  /** Most characters of the text. */
  longest: number;
  refused: string;
  /** Reads a text that is not JSON; without it, or when it returns undefined, the text has to be JSON. */
  otherwise?: (text: string) => unknown[] | undefined;
}

/** A list, or its JSON text, which is parsed once, here; the caller checks the items. */
export const listOrText = ({ longest, refused, otherwise }: ListOrText) =>
  z.pipe(
    z.union([z.string(), z.array(z.unknown())], refused),
    z.transform((value, payload): unknown => {
      if (typeof value !== 'string') return value;
      const refuse = (message: string) => void payload.issues.push({ code: 'custom', message, input: value });
      if (value.length > longest) return refuse(`must have at most ${longest} characters`);
      try {
        return otherwise?.(value) ?? JSON.parse(value);
      } catch {
        return refuse('must be valid JSON');
      }
    }),
  );

export const Done = z.object({ ok: z.literal(true) });

/** What the viewer may do with a row; the screens show exactly these actions. */
export const CanEditDelete = z.object({ edit: z.boolean(), delete: z.boolean() });
export type CanEditDelete = z.infer<typeof CanEditDelete>;
