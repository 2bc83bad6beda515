import type { CacheTag } from '#server/cache/changes.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';

/** Names that take nobody now, although they stand among the clubs to sign up for. */
export interface ClosedClubs {
  tags: readonly CacheTag[];
  names(db: Database): Promise<string[]>;
}

/** Filled by who knows which clubs are not for everyone's eyes. */
export const closedClubs = new ExtensionPoint<ClosedClubs>();
