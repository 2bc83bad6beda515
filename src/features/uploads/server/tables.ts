import type { DefaultFlag } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    uploads: UploadsTable;
    removed_uploads: RemovedUploadsTable;
  }
}

interface UploadsTable {
  id: string;
  /** What it was uploaded for (`photo`); tells who may read it. */
  purpose: string;
  account_id: number | null;
  width: number;
  height: number;
  colour: string;
  widths: string;
  bytes: number;
  created_at: string;
}

/** Removals that somebody asked for, until their files are sure to be gone. */
interface RemovedUploadsTable {
  id: string;
  removed_at: string;
  /** Whether its files are kept in the trash for a while: there is no other copy of them. */
  to_trash: DefaultFlag;
}
