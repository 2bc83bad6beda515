import * as z from 'zod/mini';

/** A field that may be left out. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(orNone(schema));
}

/** Null and an empty text, which forms send, both mean that there is no value. */
export function orNone<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(emptyAsNull), z.nullable(schema));
}

const emptyAsNull = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);
