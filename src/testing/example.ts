import type { World } from './world.ts';

/** A request that its route accepts from someone who may make it. */
export interface Example {
  path: string;
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
}

export type MakeExample = (world: World) => Example | Promise<Example>;

export const at =
  (path: string, row: (world: World) => Promise<number>, body?: (world: World) => unknown): MakeExample =>
  async (world) => ({ path: path.replace(':id', String(await row(world))), ...(body && { body: body(world) }) });

export const plain =
  (path: string, body?: (world: World) => unknown): MakeExample =>
  (world) => ({ path, ...(body && { body: body(world) }) });
