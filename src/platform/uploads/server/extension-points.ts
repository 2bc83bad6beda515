import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';

/** The access rule for uploads of one purpose, from the feature that owns their rows. */
export interface UploadReader {
  purpose: string;
  /** Whether a reset keeps these uploads. */
  staysAtReset?: boolean;
  mayRead(db: Database, viewer: Viewer, uploadId: string): Promise<boolean>;
}

export const uploadReaders = new ExtensionPoint<UploadReader>();

/** Limits the bytes of pictures that all members together may add in a day. */
export interface UploadAllowance {
  /** Throws if nothing is left, before a picture is processed. */
  mustHaveLeft(db: Database, now: Date): Promise<void>;
  take(write: Write, bytes: number): Promise<void>;
}

export const uploadAllowance = new ExtensionPoint<UploadAllowance>();
