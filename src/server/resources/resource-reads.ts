import type * as z from 'zod/mini';
import { type CacheTag, resourceTags, tagKind } from '#shared/cache-tags.ts';
import { type ResourceContract, rowEndpoints } from '#shared/plain-resource.ts';
import { toPhrase } from '#shared/text.ts';
import type { Level, Member, MemberRole, ViewerRole } from '../access/access.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../failure.ts';
import { type Route, type Schema, type SharedContext, serve, serveShared } from '../http/route.ts';
import type { Page } from './paging.ts';

type Out<S extends Schema> = z.core.output<S>;

export interface Versioned {
  id: number;
  version: number;
}

/** Everyone of a role gets the same answers, so they are cached. */
export interface SharedRows<C extends ResourceContract, R> extends RowReads<C, R, MemberRole> {
  personal?: false;
  /** Tags of other tables that the response shows, such as a team's sport. */
  extraTags?: CacheTag[];
}

/** Each row is its owner's alone: answers are not cached, nobody else is notified, and no log mentions it. */
export interface PersonalRows<C extends ResourceContract, R> extends RowReads<C, R, Member> {
  personal: true;
}

/** Functions, not methods: otherwise one that asks for the account would pass where only the role is known. */
export interface RowReads<C extends ResourceContract, R, V> {
  /**
   * The fields that decide a row's place in its lists, and those that other responses show. A change of other fields
   * invalidates only the row. Not given, every change invalidates the list, for those who may not subscribe to each row.
   */
  sortFields?: readonly string[] | undefined;
  list: (db: Database, viewer: V, filters: Out<C['Filters']>) => Promise<Page<R>>;
  find: (db: Database, viewer: V, id: number) => Promise<R | undefined>;
}

export function sharedReads(
  contract: ResourceContract,
  spec: SharedRows<ResourceContract, Versioned>,
  access: Level,
): Route[] {
  const { path, resourceName, set } = contract;
  const shared = serveShared(rowEndpoints(contract), path);
  const tags = resourceTags(contract);
  const alsoShown = spec.extraTags ?? [];
  const rows = { resourceName, path };
  return [
    shared('GET /', {
      summary: `List of ${toPhrase(set)}`,
      access,
      cacheTags: () => [tags.list, tags.row.any, ...alsoShown],
      rows,
      handle: (context) => listRows(spec, context),
    }),
    shared('GET /:id', {
      summary: `One ${toPhrase(resourceName)}`,
      access,
      cacheTags: ({ params }) => [tags.row(params.id), ...(spec.sortFields ? [] : [tags.list]), ...alsoShown],
      rows,
      handle: ({ db, viewer, params }) => findRow({ ...spec, resourceName }, db, viewer, params.id),
    }),
  ];
}

export function personalReads(
  contract: ResourceContract,
  spec: PersonalRows<ResourceContract, Versioned>,
  access: Level,
): Route[] {
  const { path, resourceName, set } = contract;
  const on = serve(rowEndpoints(contract), path);
  const own = { access, dependsOn: ({ viewer }: { viewer: Member }) => [ownTag(set, viewer)] };
  return [
    on('GET /', { summary: `List of ${toPhrase(set)}`, ...own, handle: (context) => listRows(spec, context) }),
    on('GET /:id', {
      summary: `One ${toPhrase(resourceName)}`,
      ...own,
      handle: ({ db, viewer, params }) => findRow({ ...spec, resourceName }, db, viewer, params.id),
    }),
  ];
}

async function listRows<V extends ViewerRole>(
  { list }: Pick<RowReads<ResourceContract, Versioned, V>, 'list'>,
  { db, viewer, query, response }: SharedContext<unknown, Out<ResourceContract['Filters']>, V>,
): Promise<Versioned[]> {
  const page = await list(db, viewer, query);
  response.nextPage(page.next);
  return page.rows;
}

export async function findRow<V extends ViewerRole>(
  {
    find,
    resourceName,
  }: Pick<RowReads<ResourceContract, Versioned, V>, 'find'> & Pick<ResourceContract, 'resourceName'>,
  db: Database,
  viewer: V,
  id: number,
): Promise<Versioned> {
  const row = await find(db, viewer, id);
  if (!row) throw notFound(`This ${toPhrase(resourceName)}`);
  return row;
}

/** The tag of a personal list: `calendar-events:7`. */
export const ownTag = (set: string, { accountId }: Member): CacheTag => tagKind(set)(accountId);
