import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CacheTag } from '#shared/cache-tags.ts';

/** Names of clubs that take no sign-ups now, although the settings offer them. */
export interface ClosedClubs {
  tags: readonly CacheTag[];
  names(db: Database): Promise<string[]>;
}

/** A feature that knows which clubs are hidden or closed contributes them. */
export const closedClubs = new ExtensionPoint<ClosedClubs>();
