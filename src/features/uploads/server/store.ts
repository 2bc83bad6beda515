import type { PictureFormat } from '../contract.ts';
import type { PictureFile } from './pipeline.ts';

/** Where the files of pictures are kept: a folder, or a bucket. Ids come from `newPictureId` alone. */
export interface PictureStore {
  /** Keeps all files of a picture; when it returns, they outlast a power cut. */
  put(id: string, files: readonly PictureFile[]): Promise<void>;
  /** The bytes of one file; null when there is none. */
  read(id: string, width: number, format: PictureFormat): Promise<Uint8Array | null>;
  /** Removes all that is kept of a picture; one that is gone already is no fault. */
  remove(id: string): Promise<void>;
  /** Every picture of which anything is kept, half-written ones included. */
  list(): AsyncIterable<StoredPicture>;
}

export interface StoredPicture {
  id: string;
  storedAt: Date;
}

export const fileName = (width: number, format: PictureFormat): string => `${width}.${format}`;

/** Where a picture's files are, below the root: spread over 256 folders. */
export function placeOf(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('Not the id of a picture');
  return `${id.slice(0, 2)}/${id}`;
}
