import * as z from 'zod/mini';
import { nameBelow } from './endpoints.ts';
import { ById, CanEditDelete, Done, Id, SeenVersion, Version } from './fields.ts';
import { Cursor, SearchText } from './pages.ts';
import type { Field, Fields, NameStorage } from './plain-fields.ts';

type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

type NoShape = Record<never, Schema>;

type SentOf<F extends Fields> = { [Name in keyof F]: F[Name]['sent'] };
type AnsweredOf<F extends Fields> = { [Name in keyof F]: F[Name]['answered'] };

export interface ResourceContract {
  /** `/api/clubs` */
  readonly path: `/api/${string}`;
  /** `club`: in messages, the audit log and the tag of one row (`club:7`). */
  readonly resourceName: string;
  /** The tag of the list: `clubs`. */
  readonly set: string;
  readonly ResponseBody: Schema;
  /** Strict: unknown fields are refused. */
  readonly Create: Schema;
  /** Any of the fields, and the version that the caller last saw. */
  readonly Change: Schema;
  readonly Filters: Schema;
}

/** A resource whose contract is written by hand, because its rows are more than their fields. */
export const resourceContract = <const R extends ResourceContract>(contract: R): R => contract;

/** Derives a plain resource's contract. `set` defaults to the end of `path`. A filter with a field's name compares it. */
export function plainResource<
  const Path extends `/api/${string}`,
  F extends Fields,
  Shown extends Shape = NoShape,
  Asked extends Shape = NoShape,
>(definition: { path: Path; resourceName: string; set?: string; fields: F; shown?: Shown; filters?: Asked }) {
  const {
    path,
    resourceName,
    set = path.slice('/api/'.length),
    fields,
    shown = {} as Shown,
    filters = {} as Asked,
  } = definition;
  return {
    path,
    resourceName,
    set,
    fields,
    ResponseBody: buildResponseSchema(fields, shown),
    Create: buildCreateSchema(fields),
    Change: buildChangeSchema(fields),
    Filters: buildFilterSchema(filters),
  };
}

export type PlainResource<F extends Fields, Shown extends Shape, Asked extends Shape> = ReturnType<
  typeof plainResource<`/api/${string}`, F, Shown, Asked>
>;

/** The calls of a resource, below its path. */
export const rowEndpoints = <R extends Omit<ResourceContract, 'path'>>({
  ResponseBody,
  Create,
  Change,
  Filters,
}: R) => ({
  'GET /': { query: Filters, response: z.array(ResponseBody) },
  'GET /:id': { params: ById, response: ResponseBody },
  'POST /': { body: Create, response: ResponseBody },
  'PATCH /:id': { params: ById, body: Change, response: ResponseBody },
  'DELETE /:id': { params: ById, query: SeenVersion, response: Done },
  'POST /deletion': { body: SeveralRows, response: SeveralOutcomes },
});

export function resourceEndpoints<R extends ResourceContract>(resource: R): EndpointsOf<R> {
  const endpoints = Object.entries(rowEndpoints(resource));
  return Object.fromEntries(
    endpoints.map(([name, endpoint]) => [nameBelow(resource.path, name), endpoint]),
  ) as EndpointsOf<R>;
}

type EndpointsOf<R extends ResourceContract> = {
  [K in `GET ${R['path']}`]: { query: R['Filters']; response: z.ZodMiniArray<R['ResponseBody']> };
} & { [K in `GET ${R['path']}/:id`]: { params: typeof ById; response: R['ResponseBody'] } } & {
  [K in `POST ${R['path']}`]: { body: R['Create']; response: R['ResponseBody'] };
} & { [K in `PATCH ${R['path']}/:id`]: { params: typeof ById; body: R['Change']; response: R['ResponseBody'] } } & {
  [K in `DELETE ${R['path']}/:id`]: { params: typeof ById; query: typeof SeenVersion; response: typeof Done };
} & { [K in `POST ${R['path']}/deletion`]: { body: typeof SeveralRows; response: typeof SeveralOutcomes } };

const buildResponseSchema = <F extends Fields, Shown extends Shape>(fields: F, shown: Shown) =>
  z.object({ id: Id, version: Version, ...pickSchemas(fields, 'answered'), ...shown, can: CanEditDelete });

const buildCreateSchema = <F extends Fields>(fields: F) => z.strictObject(pickSchemas(fields, 'sent'));

const buildChangeSchema = <F extends Fields>(fields: F) =>
  z.strictObject({ ...z.partial(buildCreateSchema(fields)).shape, version: z.optional(Version) });

/** `q` is for those who manage the list. */
const buildFilterSchema = <Asked extends Shape>(filters: Asked) =>
  z.strictObject({ ...filters, q: z.optional(SearchText), cursor: z.optional(Cursor) });

function pickSchemas<F extends Fields, P extends 'sent' | 'answered'>(fields: F, which: P) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[which]]);
  return Object.fromEntries(entries) as P extends 'sent' ? SentOf<F> : AnsweredOf<F>;
}

/** The columns of a plain resource's table, as its fields name them: `memberCount` is `member_count`. */
export type PlainColumns<F extends Fields> = OwnColumns<F> & KeyColumns<F> & Together<ColumnOf<F[keyof F]>>;

type ColumnOf<F> = F extends Field<Schema, Schema, infer Column> ? Column : never;
type OwnColumns<F extends Fields> = {
  [Name in keyof F & string as ColumnOf<F[Name]> extends object ? never : Snake<Name>]: ColumnOf<F[Name]>;
};
type KeyColumns<F extends Fields> = {
  [Name in keyof F & string as F[Name]['storage'] extends NameStorage ? `${Snake<Name>}_key` : never]: string;
};
type Together<Columns> = (Columns extends object ? (columns: Columns) => void : never) extends (
  columns: infer All,
) => void
  ? All
  : unknown;

export type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The most rows that one call takes. */
export const maxConcurrent = 100;

/** Rows for one action, each at the version that was seen. */
export const SeveralRows = z.strictObject({
  rows: z
    .array(z.strictObject({ id: Id, version: z.optional(Version) }))
    .check(z.minLength(1, 'must name a row'), z.maxLength(maxConcurrent, `must be at most ${maxConcurrent}`)),
});
export type SeveralRows = z.infer<typeof SeveralRows>;

/** The outcome of each row: done, or left as it is, and why. */
export const SeveralOutcomes = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, message: z.string() })),
});
export type SeveralOutcomes = z.infer<typeof SeveralOutcomes>;
