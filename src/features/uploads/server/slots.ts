import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Slot } from '#server/slot.ts';

/** Whether someone may see an upload, by the row that owns it; asked of the feature that made it for a purpose. */
export interface UploadReader {
  purpose: string;
  /** Whether it belongs to what a reset keeps. */
  staysAtReset?: boolean;
  mayRead(db: Database, viewer: Viewer, uploadId: string): Promise<boolean>;
}

export const uploadReaders = new Slot<UploadReader>();
