import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Honour } from '../contract.ts';

/** Reads what each of these workouts earned its author when it was shared, keyed by workout. */
export type HonoursReader = (db: Database, workoutIds: readonly number[]) => Promise<Map<number, Honour[]>>;

export const honoursReaders = new ExtensionPoint<HonoursReader>();
