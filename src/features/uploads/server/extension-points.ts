import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';
import type { Write } from '#server/write.ts';

/** Whether someone may see an upload, by the row that owns it; asked of the feature that made it for a purpose. */
export interface UploadReader {
  purpose: string;
  /** Whether it belongs to what a reset keeps. */
  staysAtReset?: boolean;
  mayRead(db: Database, viewer: Viewer, uploadId: string): Promise<boolean>;
}

export const uploadReaders = new ExtensionPoint<UploadReader>();

/** How many bytes of pictures all members together may still add today. */
export interface UploadAllowance {
  /** Refuses where none are left, before a picture is made. */
  mustHaveLeft(db: Database, now: Date): Promise<void>;
  take(write: Write, bytes: number): Promise<void>;
}

export const uploadAllowance = new ExtensionPoint<UploadAllowance>();
