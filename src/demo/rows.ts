import { type Engine, moveSequencePast } from '#server/database/engine.ts';
import type { Tx } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { collectionTag } from '#shared/cache-tags.ts';
import type { ResourceContract } from '#shared/plain-resource.ts';

const hour = 3_600_000;

/** A row as an admin would send it, and how long ago that was. */
export type DemoRow<Sent> = Sent & { hoursAgo?: number };

interface Added<Sent> {
  add(write: Write, sent: Sent): Promise<number>;
}

/** Adds to the demo village rows of a plain resource; their ids follow their order. */
export async function addDemoRows<Sent>(
  write: Write,
  { set }: Pick<ResourceContract, 'set'>,
  { add }: Added<Sent>,
  rows: readonly DemoRow<Sent>[],
): Promise<void> {
  for (const row of rows) await add({ ...write, now: new Date(write.now.getTime() - (row.hoursAgo ?? 0) * hour) }, row);
  write.changed(collectionTag(set));
}

/** For demo rows that were added with explicit ids: makes the next generated ids follow the largest. */
export async function followDemoIds(write: { engine: Engine; db: Tx }, ...tables: string[]): Promise<void> {
  for (const table of tables) await moveSequencePast(write.engine, table)?.execute(write.db);
}
