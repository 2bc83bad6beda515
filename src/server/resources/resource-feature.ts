import * as z from 'zod/mini';
import type { ResourceContract } from '#shared/plain-resource.ts';
import { haveNoRows } from '../database/untouched.ts';
import type { Contribution } from '../extension-point.ts';
import type { Feature, SubscriptionAccess } from '../feature.ts';
import type { Route } from '../http/route.ts';
import type { VersionedTable } from '../write.ts';
import { exportOfResource, type PageList } from './exported-list.ts';
import { namedBy } from './named-rows.ts';
import { type ResourceSpec, resource, type Versioned } from './resource.ts';
import { levelsOf, type NoAccess, type ResourceAccess } from './resource-access.ts';

interface FeatureOfResources extends Feature {
  /** Those first that others refer to. */
  resources: readonly Listed[];
}

/**
 * A feature whose resources bring what it would have to say of each: the routes, who hears of it, its spreadsheet, that a
 * reset empties it, and that a village with rows of it is not untouched. What the feature says itself stands beside that, or above.
 */
export function featureOf({ resources, ...own }: FeatureOfResources): Feature {
  const tables = resources.map(({ table }) => table);
  const routes = resources.flatMap((one) => one.routes);
  return {
    isUntouched: haveNoRows(...tables),
    ...own,
    onReset: { ...Object.fromEntries(tables.map((table) => [table, 'emptied'] as const)), ...own.onReset },
    routes: async (app) => [...routes, ...((await own.routes?.(app)) ?? [])],
    subscriptionAccess: Object.assign(
      {},
      ...resources.map(({ subscriptionAccess }) => subscriptionAccess),
      own.subscriptionAccess,
    ),
    contributes: [...resources.flatMap(({ contributes }) => contributes), ...(own.contributes ?? [])],
  };
}

interface Listed {
  table: VersionedTable;
  routes: readonly Route[];
  subscriptionAccess: SubscriptionAccess;
  contributes: readonly Contribution[];
}

interface Spreadsheet {
  /** Its title; else the resource's set, in words. */
  title?: string;
  /** Where it is not the list with the fields of the contract. */
  sheet?: Contribution;
}

/** A resource of a feature. */
export function listed<C extends ResourceContract, R extends Versioned, A extends ResourceAccess = NoAccess>(
  contract: C,
  spec: ResourceSpec<C, R, A> & Spreadsheet,
): Listed {
  const { title, sheet } = spec;
  const list: PageList<R> = (db, viewer, at) => spec.list(db, viewer, z.parse<C['Filters']>(contract.Filters, at));
  return {
    table: spec.table,
    routes: resource(contract, spec),
    subscriptionAccess: subscriptionAccessOf(contract, spec),
    contributes: spec.personal
      ? []
      : [sheet ?? exportOfResource(contract, { title, list }), ...namesOf(contract, spec.table)],
  };
}

/** What its rows are called, where a field says it. */
function namesOf(contract: ResourceContract & { fields?: object }, table: string): Contribution[] {
  const column = ['name', 'title'].find((name) => name in (contract.fields ?? {}));
  return column ? [namedBy(contract.resourceName, table, column)] : [];
}

type Heard = Pick<ResourceSpec<ResourceContract, Versioned, ResourceAccess>, 'personal' | 'access' | 'placedBy'>;

/** Where some may not see each row, its own tag would tell of it: they go by the list. */
function subscriptionAccessOf(
  { resourceName, set }: ResourceContract,
  { personal, access, placedBy }: Heard,
): SubscriptionAccess {
  const { read } = levelsOf(access);
  return personal ? { [set]: 'own' } : { [set]: read, [resourceName]: placedBy ? read : 'admin' };
}
