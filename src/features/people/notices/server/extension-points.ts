import type { Access } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CacheTag } from '#shared/cache-tags.ts';

/** Something that waits for a decision: photos for approval, reports. */
export interface WaitingSource {
  /** Who decides, and gets the count. */
  access: Extract<Access, 'officer' | 'admin'>;
  dependsOn: readonly CacheTag[];
  /** The page where it is decided. */
  link: string;
  count(db: Database): Promise<number>;
  /** '2 photos wait for approval' */
  text(count: number): string;
}

export const waitingLists = new ExtensionPoint<WaitingSource>();
