import type { Readable } from 'node:stream';
import type { PictureFormat } from '../contract.ts';
import type { PictureFile } from './pipeline.ts';

/** Where the files of pictures are kept: a folder, or a bucket. Ids come from `newPictureId` alone. */
export interface PictureStore {
  /** Keeps all files of a picture; when it returns, they outlast a power cut. */
  put(id: string, files: readonly PictureFile[]): Promise<void>;
  /** From a bucket as it comes, never more of it in memory than is on its way. */
  read(id: string, width: number, format: PictureFormat): Promise<Uint8Array | Readable | null>;
  discard(id: string, day: string): Promise<void>;
  /** Moves a picture back from the trash; false when it is not there. */
  recover(id: string): Promise<boolean>;
  purge(id: string, day: string): Promise<void>;
  listTrash(): AsyncIterable<{ id: string; day: string }>;
  /** Removes all that is kept of a picture, in the trash too; one that is gone already is no fault. */
  remove(id: string): Promise<void>;
  /** Every picture of which anything is kept, half-written ones included. */
  list(): AsyncIterable<StoredPicture>;
}

export interface StoredPicture {
  id: string;
  storedAt: Date;
  isPart: boolean;
}

/** The bytes of a file whose picture has a row; looked for in the trash as well, after a wrong or an older database. */
export async function readOrRecover(
  store: PictureStore,
  id: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array | Readable | null> {
  const found = await store.read(id, width, format);
  return found ?? ((await store.recover(id)) ? store.read(id, width, format) : null);
}

export const fileName = (width: number, format: PictureFormat): string => `${width}.${format}`;

export function placeOf(id: string): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('Not the id of a picture');
  return `${id.slice(0, 2)}/${id}`;
}
