import * as z from 'zod/mini';

/** What may be left out. Null and an empty text, which forms send, mean the same: there is none. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.pipe(z.transform(emptyAsNull), z.nullable(schema)));
}

const emptyAsNull = (given: unknown): unknown => (typeof given === 'string' && given.trim() === '' ? null : given);
