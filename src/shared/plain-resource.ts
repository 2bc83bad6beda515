import * as z from 'zod/mini';
import { CanEditDelete } from './fields.ts';
import { Id, Version } from './ids.ts';
import { Cursor } from './pages.ts';
import type { Field, Fields } from './plain-fields.ts';

type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

/** Nothing besides. */
type NoShape = Record<never, Schema>;

type SentOf<F extends Fields> = { [Name in keyof F]: F[Name]['sent'] };
type AnsweredOf<F extends Fields> = { [Name in keyof F]: F[Name]['answered'] };

/** The contract of a plain resource, which follows from its fields. */
export interface PlainResource<F extends Fields = Fields, Shown extends Shape = Shape, Asked extends Shape = Shape> {
  fields: F;
  /** What its table answers; `can` is added by whoever knows the access. */
  Row: ReturnType<typeof rowOf<F, Shown>>;
  Answer: ReturnType<typeof answerOf<F, Shown>>;
  /** Strict: unknown fields are refused. */
  Create: ReturnType<typeof createOf<F>>;
  /** Any of the fields, and the version that the caller last saw. */
  Change: ReturnType<typeof changeOf<F>>;
  Filters: ReturnType<typeof filtersOf<Asked>>;
}

/**
 * Says a plain resource once. `shown` is what its answer tells besides its own fields; `filters` narrow its list: one
 * that is called as a field compares with it.
 */
export function plainResource<F extends Fields, Shown extends Shape = NoShape, Asked extends Shape = NoShape>(said: {
  fields: F;
  shown?: Shown;
  filters?: Asked;
}): PlainResource<F, Shown, Asked> {
  const { fields, shown = {} as Shown, filters = {} as Asked } = said;
  return {
    fields,
    Row: rowOf(fields, shown),
    Answer: answerOf(fields, shown),
    Create: createOf(fields),
    Change: changeOf(fields),
    Filters: filtersOf(filters),
  };
}

const rowOf = <F extends Fields, Shown extends Shape>(fields: F, shown: Shown) =>
  z.object({ id: Id, version: Version, ...part(fields, 'answered'), ...shown });

const answerOf = <F extends Fields, Shown extends Shape>(fields: F, shown: Shown) =>
  z.object({ ...rowOf(fields, shown).shape, can: CanEditDelete });

const createOf = <F extends Fields>(fields: F) => z.strictObject(part(fields, 'sent'));

const changeOf = <F extends Fields>(fields: F) =>
  z.strictObject({ ...z.partial(createOf(fields)).shape, version: z.optional(Version) });

const filtersOf = <Asked extends Shape>(filters: Asked) => z.strictObject({ ...filters, cursor: z.optional(Cursor) });

function part<F extends Fields, P extends 'sent' | 'answered'>(fields: F, which: P) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[which]]);
  return Object.fromEntries(entries) as P extends 'sent' ? SentOf<F> : AnsweredOf<F>;
}

/** The columns of a plain resource's table, as its fields name them: `memberCount` is `member_count`. */
export type PlainColumns<F extends Fields> = {
  [Name in keyof F & string as Snake<Name>]: F[Name] extends Field<Schema, Schema, infer Column> ? Column : never;
};

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
