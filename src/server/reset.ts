import type { Admin } from './access/access.ts';
import type { Schema } from './database/schema.ts';
import type { Contribution } from './extension-point.ts';
import type { Write } from './write.ts';

/** What a reset does with a table: all rows go, all stay, or the feature itself says which. */
export type TableReset = 'emptied' | 'kept' | ((write: Write<Admin>, context: ResetContext) => Promise<void>);

/** By table, those that others refer to first. */
export type OnReset = Readonly<Partial<Record<keyof Schema, TableReset>>>;

/** What a feature's own function may have to know: what the snapshot holds, and what other features said of themselves. */
export interface ResetContext {
  /** Whether the snapshot holds the pictures, or a bucket of their own does. */
  pictures: 'here' | 'bucket';
  contributions: readonly Contribution[];
}
