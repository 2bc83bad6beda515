import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';

/** Something that refers to venues: a venue in use cannot be deleted, and the refusal says how much uses it. */
export interface VenueUse {
  /** `3 games` */
  inWords(count: number): string;
  count(db: Database, venueId: number): Promise<number>;
}

export const venueUses = new ExtensionPoint<VenueUse>();
