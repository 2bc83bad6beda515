declare module '#server/database/schema.ts' {
  interface Schema {
    uploads: UploadsTable;
    removed_uploads: RemovedUploadsTable;
  }
}

interface UploadsTable {
  /** 128 random bits in hexadecimal. */
  id: string;
  /** What it was uploaded for (`photo`); tells who may read it. */
  purpose: string;
  /** Who uploaded it; null when that account is gone. */
  account_id: number | null;
  width: number;
  height: number;
  colour: string;
  /** JSON list of the widths it is kept in. */
  widths: string;
  /** Of all its files together. */
  bytes: number;
  created_at: string;
}

/** Removals that somebody asked for, until their files are sure to be gone: those never go to the trash. */
interface RemovedUploadsTable {
  id: string;
  removed_at: string;
}
