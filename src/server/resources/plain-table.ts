import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { pageSize } from '#shared/pages.ts';
import type { Control, Field, Fields, StoredRow } from '#shared/plain-fields.ts';
import type { PlainColumns, PlainResource, Shape } from '#shared/plain-resource.ts';
import {
  accountKey,
  authorizeRead,
  decideCan,
  type NoAccess,
  type ResourceAccess,
  resolveLevels,
  type Viewer,
  type ViewerRole,
} from '../access/access.ts';
import { takeTurn } from '../database/engine.ts';
import type { Database, RowId, RowVersion } from '../database/schema.ts';
import { badField, conflict } from '../failure.ts';
import type { VersionedTable, Write } from '../write.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, searchedPage } from './paging.ts';

/** The table of a plain resource: a column for each of its fields, beside those that every such table has. */
export type PlainTable<F extends Fields> = PlainColumns<F> & { id: RowId; version: RowVersion };

export type PlainRow = StoredRow & { readonly id: number; readonly version: number };

interface Owned<V> {
  /** Holds the id of the owner's account. */
  column: string;
  getOwner(viewer: V): number;
  /** How many rows one person may have, and the message for more. */
  most: number;
  full: string;
}

/** `V` is what its reads may know of the viewer: the account only where rows have owners. */
interface PlainTableSpec<A extends ResourceAccess, V extends ViewerRole> {
  table: VersionedTable;
  /** The access of its resource, from which `can` of a row follows. */
  access?: A;
  /** The last column has to be unique. */
  order: readonly OrderColumn[];
  rowsPerPage?: number;
  /** Values that a row must have to exist for this viewer: `{ hidden: 0 }`. */
  seenBy?(viewer: V): StoredRow;
  /** Given where each row belongs to one person, and does not exist for anybody else. */
  owned?: Owned<V>;
  /** Columns of a new row besides its fields. */
  fresh?(write: Write): StoredRow | Promise<StoredRow>;
  /** What answers show besides the fields: read for all rows of a page at once, then looked up row by row. */
  shown?(db: Database, rows: readonly PlainRow[], viewer: V): Promise<(row: PlainRow) => object>;
  /** Text by which a search finds a row besides its own: the name of its sport. */
  alsoFoundBy?(db: Database): Promise<(row: PlainRow) => string | undefined>;
  /** Conditions for filters that are not named after a field. */
  narrowed?(filters: object): RawBuilder<unknown>[];
}

/** Which row `first` takes. */
export interface Selection {
  order?: readonly OrderColumn[];
  where?: StoredRow;
}

/**
 * The five functions of a plain resource over its table, and a sixth, `first`, for a row that a page shows alone. A
 * feature replaces special ones by spreading.
 */
export function plainTable<
  F extends Fields,
  Shown extends Shape,
  FilterShape extends Shape,
  A extends ResourceAccess = NoAccess,
  V extends ViewerRole = ViewerRole,
>(contract: PlainResource<F, Shown, FilterShape>, spec: PlainTableSpec<A, V>) {
  type OwnWrite = Write<V & Viewer>;
  type Row = z.output<typeof contract.ResponseBody>;
  const { fields } = contract;
  const { order, rowsPerPage = pageSize } = spec;
  const table = sql.table(spec.table);

  async function present(db: Database, viewer: V, rows: readonly PlainRow[]): Promise<Row[]> {
    const shown = await spec.shown?.(db, rows, viewer);
    const can = decideCan(viewer, spec.access);
    return rows.map((row) =>
      z.parse(contract.ResponseBody, {
        ...presentFields(fields, row),
        ...shown?.(row),
        id: row.id,
        version: row.version,
        can,
      }),
    );
  }
  const rowsWhere = (db: Database, viewer: V, conditions: RawBuilder<unknown>[], rest = sql``) =>
    sql<PlainRow>`select * from ${table} where ${sql.join([...conditions, ...visibleOnly(spec, viewer)], sql` and `)} ${rest}`
      .execute(db)
      .then(({ rows }) => rows);

  return {
    table: spec.table,
    access: spec.access,
    // Where some rows are hidden, not everybody may subscribe to each of them.
    sortFields: spec.seenBy ? undefined : listSortFields(fields, order, contract.Filters),

    async list(db: Database, viewer: V, filters: z.output<typeof contract.Filters>): Promise<Page<Row>> {
      const size = Number(sentAs(filters, 'limit') ?? rowsPerPage);
      const [typed, cursor] = [textSent(filters, 'q'), textSent(filters, 'cursor')];
      if (typed) authorizeRead(viewer, resolveLevels(spec.access).change);
      const narrowed = [sql`1 = 1`, ...filtered(fields, filters), ...(spec.narrowed?.(filters) ?? [])];
      const extraText = typed ? await spec.alsoFoundBy?.(db) : undefined;
      const page = await searchedPage<PlainRow>({
        typed,
        size,
        cursor,
        read: (from, most) =>
          rowsWhere(db, viewer, [...narrowed, afterCursor(order, from)], sql`order by ${inOrder(order)} limit ${most}`),
        getKey: (row) => order.map(({ column }) => row[column] ?? ''),
        getText: (row) => `${buildSearchText(fields, row)} ${extraText?.(row) ?? ''}`,
      });
      return { rows: await present(db, viewer, page.rows), next: page.next };
    },

    /** The first row in this order, or the list's, among those with these values. */
    async first(db: Database, viewer: V, { order: by = order, where = {} }: Selection = {}): Promise<Row | null> {
      const rest = sql`order by ${inOrder(by)} limit 1`;
      const [row] = await present(db, viewer, await rowsWhere(db, viewer, [sql`1 = 1`, ...equal(where)], rest));
      return row ?? null;
    },

    async find(db: Database, viewer: V, id: number): Promise<Row | undefined> {
      const [row] = await present(db, viewer, await rowsWhere(db, viewer, [sql`id = ${id}`]));
      return row;
    },

    async add(write: OwnWrite, sent: z.output<typeof contract.Create>): Promise<number> {
      await mustReferToRows(write, fields, sent);
      await mustHaveRoom(write, spec.table, spec.owned);
      const own = { ...getOwner(spec, write.viewer), ...(await spec.fresh?.(write)) };
      const columns = Object.entries({ ...freshColumns(fields, sent), ...own });
      const { rows } = await sql<{ id: number }>`
        insert into ${table} (${sql.join(columns.map(([name]) => sql.ref(name)))})
        values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(write.db);
      const [{ id } = { id: 0 }] = rows;
      return id;
    },

    async change(write: Write, current: { id: number }, sent: z.output<typeof contract.Change>): Promise<void> {
      await mustReferToRows(write, fields, sent);
      const changes = Object.entries(changedColumns(fields, sent)).map(
        ([name, value]) => sql`${sql.ref(name)} = ${value}`,
      );
      await sql`update ${table} set ${sql.join([...changes, sql`version = version + 1`])} where id = ${current.id}`.execute(
        write.db,
      );
    },

    async remove(write: Write, current: { id: number }): Promise<void> {
      await sql`delete from ${table} where id = ${current.id}`.execute(write.db);
    },
  };
}

function textSent(filters: object, name: string): string | undefined {
  const value = sentAs(filters, name);
  return typeof value === 'string' ? value : undefined;
}

type Visibility<V extends ViewerRole> = Pick<PlainTableSpec<ResourceAccess, V>, 'seenBy' | 'owned'>;

const visibleOnly = <V extends ViewerRole>(spec: Visibility<V>, viewer: V) =>
  equal({ ...spec.seenBy?.(viewer), ...getOwner(spec, viewer) });

const equal = (columns: StoredRow) =>
  Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

/** The owner column of the viewer's own rows. */
const getOwner = <V extends ViewerRole>({ owned }: Pick<Visibility<V>, 'owned'>, viewer: V): StoredRow =>
  owned ? { [owned.column]: owned.getOwner(viewer) } : {};

/** A filter that is named after a field compares with it; the feature handles the others. */
const filtered = (fields: Fields, filters: object) =>
  Object.entries(fields)
    .filter(([name]) => sentAs(filters, name) !== undefined)
    .map(([name, field]) => sql`${sql.ref(toColumnName(name, field))} = ${sentAs(filters, name)}`);

/** The fields by which a list is ordered or filtered. */
const listSortFields = (fields: Fields, order: readonly OrderColumn[], { shape }: { shape: object }): string[] =>
  Object.keys(fields).filter(
    (name) =>
      Object.hasOwn(shape, name) ||
      order.some(({ column }) => column === toColumnName(name) || column === `${toColumnName(name)}_key`),
  );

async function mustHaveRoom<V extends ViewerRole>(write: Write<V & Viewer>, name: string, owned: Owned<V> | undefined) {
  if (!owned) return;
  // Of two at once, the second counts after the first has committed.
  await takeTurn(write, `${name}:${accountKey(write.viewer) ?? 'visitor'}`);
  const own = sql.join(visibleOnly({ owned }, write.viewer));
  const { rows } = await sql`select 1 from ${sql.table(name)} where ${own} limit ${owned.most}`.execute(write.db);
  if (rows.length >= owned.most) throw conflict(owned.full);
}

async function mustReferToRows({ db }: Write, fields: Fields, sent: object): Promise<void> {
  for (const [name, { refersTo }] of Object.entries(fields)) {
    const id = sentAs(sent, name);
    if (!refersTo || id === undefined || id === null) continue;
    const { rows } = await sql`select 1 from ${sql.table(refersTo.table)} where id = ${id}`.execute(db);
    if (rows.length === 0) throw badField(name, `is not ${refersTo.as}`);
  }
}

export const toColumnName = (name: string, field?: Pick<Field, 'columnName'>): string =>
  field?.columnName ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const freshColumns = (fields: Fields, sent: object): StoredRow => toStored(Object.entries(fields), sent);

const changedColumns = (fields: Fields, sent: object): StoredRow =>
  toStored(
    Object.entries(fields).filter(([name]) => sentAs(sent, name) !== undefined),
    sent,
  );

const presentFields = (fields: Fields, row: PlainRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.storage.response(row, toColumnName(name, field))]),
  );

/** The text of the fields in which a search looks. */
const buildSearchText = (fields: Fields, row: PlainRow): string =>
  Object.entries(fields)
    .filter(([, { control }]) => searched.has(control.kind))
    .map(([name, field]) => textIn(field.storage.response(row, toColumnName(name, field))))
    .join(' ');

const searched = new Set<Control['kind']>(['text', 'long-text', 'choice', 'day', 'number', 'list', 'rows', 'link']);

function textIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join(' ') : '';
}

const sentAs = (sent: object, name: string): unknown => Object.entries(sent).find(([key]) => key === name)?.[1];

const toStored = (fields: [string, Field][], sent: object): StoredRow =>
  Object.assign({}, ...fields.map(([name, field]) => stored(name, field, sentAs(sent, name))));

function stored(name: string, field: Field, sent: unknown): StoredRow {
  const value = sent === undefined || sent === null || sent === '' ? field.fallback : sent;
  return value === undefined ? {} : field.storage.keep(value, toColumnName(name, field));
}

/** For `plainTable`: stores when a row was added in the column `created_at`, and shows it as `createdAt`. */
export const dated = {
  fresh: ({ now }: Write) => ({ created_at: now.toISOString() }),
  shown: async () => (row: PlainRow) => ({ createdAt: row['created_at'] }),
};

export const newestFirst: readonly OrderColumn[] = [{ column: 'id', holds: 'number', descending: true }];
export const oldestFirst: readonly OrderColumn[] = [{ column: 'id', holds: 'number' }];
