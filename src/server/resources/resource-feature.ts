import { sql } from 'kysely';
import * as z from 'zod/mini';
import { resourceTags, tagKind } from '#shared/cache-tags.ts';
import type { ResourceContract } from '#shared/plain-resource.ts';
import { type NoAccess, type ResourceAccess, resolveLevels } from '../access/access.ts';
import type { Database } from '../database/schema.ts';
import {
  type Contribution,
  ExtensionPoint,
  type Feature,
  haveNoRows,
  joinedAccess,
  type SubscriptionAccess,
} from '../feature.ts';
import type { Route } from '../http/route.ts';
import type { VersionedTable } from '../write.ts';
import { defineResourceExport, type PageList } from './exported-list.ts';
import { type ResourceSpec, resource } from './resource.ts';
import type { Versioned } from './resource-reads.ts';

interface ResourceFeature extends Feature {
  /** Resources that others refer to come first. */
  resources: readonly RegisteredResource[];
}

/**
 * A feature whose parts follow from its resources: routes, subscription access, spreadsheets, the tables that a reset
 * empties, and those that must be empty in an untouched village. The feature's own parts add to these, or override them.
 */
export function defineFeature({ resources, ...own }: ResourceFeature): Feature {
  const tables = resources.map(({ table }) => table);
  const routes = resources.flatMap((one) => one.routes);
  return {
    isUntouched: haveNoRows(...tables),
    ...own,
    onReset: { ...Object.fromEntries(tables.map((table) => [table, 'emptied'] as const)), ...own.onReset },
    routes: async (app) => [...routes, ...((await own.routes?.(app)) ?? [])],
    subscriptionAccess: joinedAccess([...resources.map((one) => one.subscriptionAccess), own.subscriptionAccess]),
    contributes: [...resources.flatMap(({ contributes }) => contributes), ...(own.contributes ?? [])],
  };
}

interface RegisteredResource {
  table: VersionedTable;
  routes: readonly Route[];
  subscriptionAccess: SubscriptionAccess;
  contributes: readonly Contribution[];
}

interface Spreadsheet {
  /** The title; by default the resource's `set`, in words. */
  title?: string;
  /** Given where it is not the list with the fields of the contract. */
  sheet?: Contribution;
}

/** Prepares a resource for `defineFeature`. */
export function registerResource<C extends ResourceContract, R extends Versioned, A extends ResourceAccess = NoAccess>(
  contract: C,
  spec: ResourceSpec<C, R, A> & Spreadsheet,
): RegisteredResource {
  const { title, sheet } = spec;
  const list: PageList<R> = (db, viewer, at) => spec.list(db, viewer, z.parse<C['Filters']>(contract.Filters, at));
  return {
    table: spec.table,
    routes: resource(contract, spec),
    subscriptionAccess: buildSubscriptionAccess(contract, spec),
    contributes: spec.personal
      ? []
      : [sheet ?? defineResourceExport(contract, { title, list }), ...contributeNames(contract, spec.table)],
  };
}

/** The names of its rows, where a field holds them. */
function contributeNames(contract: ResourceContract & { fields?: object }, table: string): Contribution[] {
  const column = ['name', 'title'].find((name) => name in (contract.fields ?? {}));
  return column ? [namedBy(contract.resourceName, table, column)] : [];
}

type Readable = Pick<ResourceSpec<ResourceContract, Versioned, ResourceAccess>, 'personal' | 'access' | 'sortFields'>;

/** The tag of a row would reveal it to viewers who may not see each row: they subscribe to the list alone. */
function buildSubscriptionAccess(
  contract: ResourceContract,
  { personal, access, sortFields }: Readable,
): SubscriptionAccess {
  const { read } = resolveLevels(access);
  if (personal) return { own: [tagKind(contract.set)] };
  const { list, row } = resourceTags(contract);
  return sortFields ? { [read]: [list, row] } : joinedAccess([{ [read]: [list] }, { admin: [row] }]);
}

/** The current names of rows of one kind, for lists that know only their ids: the audit log. */
export interface NamedRows {
  /** As in `game:115`, and in the field `gameId`. */
  resourceName: string;
  names(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export const namedRows = new ExtensionPoint<NamedRows>();

/** Takes the names of rows from one of their columns. */
export const namedBy = (resourceName: string, table: string, column: string) =>
  namedRows.contribution({
    resourceName,
    names: async (db, ids) => {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, ${sql.ref(column)} as name from ${sql.table(table)} where id in (${sql.join([...ids])})`.execute(db);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  });
