import type { Admin } from './access/access.ts';
import type { Schema } from './database/schema.ts';
import type { Contribution } from './extension-point.ts';
import type { Write } from './write.ts';

/** What a reset does with a table: all rows go, all stay, or a function of the feature decides. */
export type TableReset = 'emptied' | 'kept' | ((write: Write<Admin>, context: ResetContext) => Promise<void>);

/** By table; tables that others refer to come first. */
export type OnReset = Readonly<Partial<Record<keyof Schema, TableReset>>>;

/** What such a function may need: what the snapshot holds, and what other features contribute. */
export interface ResetContext {
  /** Whether the snapshot holds the pictures, or a bucket does. */
  pictures: 'here' | 'bucket';
  contributions: readonly Contribution[];
}
