import { ExtensionPoint } from '#server/extension-point.ts';
import type { Statuses } from './statuses.ts';
import type { World } from './world.ts';

/** What each kind of person gets from a call, and a request that it accepts from someone who may make it. */
export interface Example {
  gets: Statuses;
  /** Adds the row that `:id` stands for. */
  row?: NewRow;
  query?: string;
  /** Sent as JSON, unless it is a form. */
  body?: (world: World) => unknown;
  /** Where it is more than the call's own path with its row and query. */
  path?: (world: World) => string | Promise<string>;
  /** Whoever sends it needs a session, or an account, that nobody else uses: the call may end or change it. */
  alone?: 'session' | 'account';
  /** Takes back what the next one who makes it would stumble over. */
  undo?: (world: World) => Promise<unknown>;
}

/** Adds a row that nobody else uses; answers its id. */
export type NewRow = (world: World) => Promise<number | string>;

/** By method and path, as the call is registered: `PATCH /api/clubs/:id`. */
export type Examples = Readonly<Record<string, Example>>;

/** Rows that can be changed and deleted, for the tests of all of them. */
export interface ChangeableRows {
  path: string;
  row: NewRow;
  /** Two changes of different fields. */
  changes: readonly [object, object];
  /** Texts that it may have and may lose. */
  optional?: Readonly<Record<string, string>>;
}

export interface FeatureExamples {
  calls: Examples;
  changeable?: readonly ChangeableRows[];
}

/** Each feature contributes it with its own (`Feature.testing`). */
export const featureExamples = new ExtensionPoint<FeatureExamples>();

export interface ExampleRequest {
  path: string;
  body?: unknown;
}

export async function requestOf(call: string, example: Example, world: World): Promise<ExampleRequest> {
  return { path: await pathOf(call, example, world), ...(example.body && { body: await example.body(world) }) };
}

async function pathOf(call: string, { path, row, query }: Example, world: World): Promise<string> {
  if (path) return path(world);
  const [, own = ''] = call.split(' ');
  const named = row ? own.replace(':id', String(await row(world))) : own;
  return query === undefined ? named : `${named}?${query}`;
}
