import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';

/** What refers to venues: one that is used cannot be deleted, and is told by how much. */
export interface VenueUse {
  /** `3 games` */
  inWords(count: number): string;
  count(db: Database, venueId: number): Promise<number>;
}

export const venueUses = new ExtensionPoint<VenueUse>();
