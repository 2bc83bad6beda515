import type { Database } from '#server/database/schema.ts';
import { Slot } from '#server/slot.ts';
import type { Honour } from '../contract.ts';

/** Reads what sharing these workouts earned their authors, by the workout. */
export type HonoursReader = (db: Database, workoutIds: readonly number[]) => Promise<Map<number, Honour[]>>;

export const honoursReaders = new Slot<HonoursReader>();
