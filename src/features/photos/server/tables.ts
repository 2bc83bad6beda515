import type { RowId, RowVersion } from '#server/database/schema.ts';
import type { PhotoStatus } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    photos: PhotosTable;
  }
}

interface PhotosTable {
  id: RowId;
  version: RowVersion;
  title: string;
  description: string;
  status: PhotoStatus;
  /** Either an upload of its own or the address of a picture elsewhere, never both. */
  upload_id: string | null;
  image_url: string | null;
  /** Who uploaded it; never answered. */
  uploaded_by: number | null;
  date_added: string;
  width: number | null;
  height: number | null;
  colour: string | null;
}
