import { ExtensionPoint } from '#server/feature.ts';
import type { Statuses } from './statuses.ts';
import type { World } from './world.ts';

/** The status that each kind of person gets from a call, and a valid request for it. */
export interface Example {
  gets: Statuses;
  /** Adds the row that `:id` stands for. */
  row?: NewRow;
  query?: string;
  /** Sent as JSON, unless it is a form. */
  body?: (world: World) => unknown;
  /** For a path that is more than the call's own with its row and query. */
  path?: (world: World) => string | Promise<string>;
  /** The call may end or change its session or account, so it needs one that no other call uses. */
  alone?: 'session' | 'account';
  /** Undoes an effect of the call that would disturb the next person who makes it. */
  undo?: (world: World) => Promise<unknown>;
}

/** Adds a row that no other test uses; returns its id. */
export type NewRow = (world: World) => Promise<number | string>;

/** By method and path, as the call is registered: `PATCH /api/clubs/:id`. */
export type Examples = Readonly<Record<string, Example>>;

/** Rows that can be changed and deleted, for the tests that run over all such resources. */
export interface ChangeableRows {
  path: string;
  row: NewRow;
  /** Two changes of different fields. */
  changes: readonly [object, object];
  /** Optional texts, which can be set and removed. */
  optional?: Readonly<Record<string, string>>;
}

export interface FeatureExamples {
  endpoints: Examples;
  changeable?: readonly ChangeableRows[];
}

/** Each feature contributes its own examples (`Feature.testing`). */
export const featureExamples = new ExtensionPoint<FeatureExamples>();

export interface ExampleRequest {
  path: string;
  body?: unknown;
}

export async function buildRequest(call: string, example: Example, world: World): Promise<ExampleRequest> {
  return { path: await resolvePath(call, example, world), ...(example.body && { body: await example.body(world) }) };
}

async function resolvePath(call: string, { path, row, query }: Example, world: World): Promise<string> {
  if (path) return path(world);
  const [, endpointPath = ''] = call.split(' ');
  const named = row ? endpointPath.replace(':id', String(await row(world))) : endpointPath;
  return query === undefined ? named : `${named}?${query}`;
}
