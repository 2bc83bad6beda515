import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import type { CacheTag } from '#shared/cache-tags.ts';
import type { VenueName } from './queries.ts';

/**
 * Something that refers to venues: a venue in use cannot be deleted, and the refusal says how much uses it. When two
 * venues are merged, it moves.
 */
export interface VenueUse {
  /** The foreign key: `games.venue_id`. */
  reference: `${string}.${string}`;
  /** Of responses that show them. */
  tags: readonly CacheTag[];
  /** `3 games` */
  inWords(count: number): string;
  count(db: Database, venueId: number): Promise<number>;
  /** Locks what refers to a venue until the commit. */
  hold(write: Write, venueId: number): Promise<void>;
  move(write: Write, from: VenueName, to: VenueName): Promise<void>;
  /** What does not fit together once all of a venue has moved. */
  warning?(db: Database, from: VenueName, to: VenueName): Promise<string | null>;
}

export const venueUses = new ExtensionPoint<VenueUse>();
