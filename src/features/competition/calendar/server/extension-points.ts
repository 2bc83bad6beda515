import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CacheTag } from '#shared/cache-tags.ts';
import type { Duty } from '../contract.ts';

/** What waits for somebody until a time: a result to confirm, a challenge to play. */
export interface DutySource {
  list(db: Database, accountId: number, now: Date): Promise<Duty[]>;
  dependsOn(accountId: number): readonly CacheTag[];
}

/** Features contribute what they ask of somebody: My day lists it, and the calendar feed holds it. */
export const ownDuties = new ExtensionPoint<DutySource>();

/** Of all sources, what is due first at the top. */
export async function listDuties(
  sources: readonly DutySource[],
  db: Database,
  accountId: number,
  now: Date,
): Promise<Duty[]> {
  const duties: Duty[] = [];
  for (const source of sources) duties.push(...(await source.list(db, accountId, now)));
  return duties.sort((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)));
}
